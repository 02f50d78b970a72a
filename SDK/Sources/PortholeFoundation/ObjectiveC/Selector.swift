// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The name of a method.
///
/// Differs from Apple: Swift on Linux cannot find methods by name, so APIs that take a selector
/// never call it. `#selector` does not compile; `swift package build-as` rewrites it as a
/// selector's name.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as it was written.
    public let description: String

    /// Creates a selector from a name.
    public init(_ name: String) { description = name }

    /// Creates a selector from a name.
    public init(stringLiteral name: String) { description = name }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

extension NSObject {
    /// Returns whether the object has a method; always `false`, because methods cannot be found by
    /// name.
    public func responds(to selector: Selector?) -> Bool { false }
}

extension NotificationCenter {
    /// Registers an observer.
    ///
    /// No effect here: methods cannot be found by name. Use
    /// `addObserver(forName:object:queue:using:)`, `publisher(for:)` or `notifications(named:)`
    /// instead.
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        PluginLog.warnOnce(
            "'\(selector)' of \(type(of: observer)) is not called for notifications: Linux knows no selectors."
        )
    }
}

extension Timer {
    /// Creates a timer that calls a method.
    ///
    /// No effect here when it fires: methods cannot be found by name.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        PluginLog.warnOnce(
            "'\(selector)' of \(type(of: target)) is not called by timers: Linux knows no selectors."
        )
        self.init(timeInterval: interval, repeats: repeats) { _ in }
    }

    /// Creates and schedules a timer that calls a method.
    ///
    /// No effect here when it fires: methods cannot be found by name.
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
            repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
