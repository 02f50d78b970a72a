// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import Synchronization

/// The name of a notification of CoreFoundation's.
public struct CFNotificationName: Hashable, Sendable {
    private let name: String

    /// Takes a name.
    public init(_ rawValue: CFString) { name = String(describing: rawValue) }

    /// Takes a name.
    public init(rawValue: CFString) { self.init(rawValue) }

    /// The name.
    public var rawValue: CFString { CFString(string: name) }
}

/// Called with the centre, the observer, the notification's name, its object and what else it says.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
) -> Void

/// What becomes of notifications while nobody can take them.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    /// They are lost.
    case drop = 1
    /// The last of a name is kept.
    case coalesce
    /// All are kept.
    case hold
    /// All are handed over at once.
    case deliverImmediately
}

/// A centre of notifications that are told by functions.
///
/// Differs from Apple: a plugin's process stands alone, so that they reach those who listen in it.
public final class CFNotificationCenter: Sendable {
    /// Unsafe but sound: pointers are only compared and handed back, functions called without the lock.
    private struct Observer: @unchecked Sendable {
        let address: UnsafeRawPointer?
        let name: CFNotificationName?
        let callback: CFNotificationCallback
    }

    fileprivate static let darwin = CFNotificationCenter()

    private let observers = Mutex<[Observer]>([])

    fileprivate func add(
        _ address: UnsafeRawPointer?, _ name: CFNotificationName?,
        _ callback: @escaping CFNotificationCallback
    ) {
        let observer = Observer(address: address, name: name, callback: callback)
        observers.withLock { $0.append(observer) }
    }

    fileprivate func remove(_ address: UnsafeRawPointer?, _ name: CFNotificationName?) {
        let removed = Observer(address: address, name: name) { _, _, _, _, _ in }
        observers.withLock {
            $0.removeAll {
                $0.address == removed.address && (removed.name == nil || $0.name == removed.name)
            }
        }
    }

    /// Hands on the name alone, as on Apple's platforms.
    fileprivate func post(_ name: CFNotificationName) {
        let told = observers.withLock { $0.filter { $0.name == nil || $0.name == name } }
        for observer in told {
            let address = observer.address.map { UnsafeMutableRawPointer(mutating: $0) }
            observer.callback(self, address, name, nil, nil)
        }
    }
}

/// The centre of all processes of the machine, whose notifications are names alone.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Has `callBack` called for notifications of a name; `nil`: of all.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
    _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
    _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let center, let callBack else { return }
    center.add(observer, name.map { CFNotificationName($0) }, callBack)
}

/// Posts a notification.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
    guard let center, let name else { return }
    center.post(name)
}

/// Ends what an observer hears of a name; `nil`: of all.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) { center?.remove(observer, name) }

/// Ends all that an observer hears.
public func CFNotificationCenterRemoveEveryObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) { center?.remove(observer, nil) }
