// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import Synchronization

/// The name of a Core Foundation notification.
public struct CFNotificationName: Hashable, Sendable {
    private let name: String

    /// Creates a notification name.
    public init(_ rawValue: CFString) { name = String(describing: rawValue) }

    /// Creates a notification name.
    public init(rawValue: CFString) { self.init(rawValue) }

    /// The raw name.
    public var rawValue: CFString { CFString(string: name) }
}

/// Called with the center, the observer, the name of the notification, its object and its user
/// info.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
) -> Void

/// What happens to notifications while the receiver is suspended.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    /// Notifications are dropped.
    case drop = 1
    /// Only the last notification of each name is kept.
    case coalesce
    /// All notifications are kept until the receiver resumes.
    case hold
    /// Notifications are delivered at once.
    case deliverImmediately
}

/// A notification center whose observers are C functions.
///
/// Differs from Apple: notifications reach only observers in the plugin's own process.
public final class CFNotificationCenter: Sendable {
    /// Unsafe but sound: pointers are only compared and handed back, functions called without the
    /// lock.
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

    /// Posts the name without object and user info, as Darwin's notification center does.
    fileprivate func post(_ name: CFNotificationName) {
        let told = observers.withLock { $0.filter { $0.name == nil || $0.name == name } }
        for observer in told {
            let address = observer.address.map { UnsafeMutableRawPointer(mutating: $0) }
            observer.callback(self, address, name, nil, nil)
        }
    }
}

/// Returns the Darwin notification center, whose notifications consist of a name only.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Registers `callBack` for notifications of a name, or of all names if it is `nil`.
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

/// Removes an observer of a name, or of all names if it is `nil`.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) { center?.remove(observer, name) }

/// Removes an observer from all notifications.
public func CFNotificationCenterRemoveEveryObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) { center?.remove(observer, nil) }
