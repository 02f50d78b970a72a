// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The name of a method.
///
/// Differs from Apple: Swift on Linux finds no method by its name, so that nothing that takes a selector calls it, and
/// `#selector` is an error, which `swift package build-as` writes as a selector's name.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as it was written.
    public let description: String

    /// Takes a name.
    public init(_ name: String) { description = name }

    /// Takes a name.
    public init(stringLiteral name: String) { description = name }
}

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

extension NSObject {
    /// Whether an object has a method of a name: no method is known by its name.
    public func responds(to selector: Selector?) -> Bool { false }
}

extension NotificationCenter {
    /// Has an object hear of notifications.
    ///
    /// No effect here: the method is not known by its name. `addObserver(forName:object:queue:using:)`,
    /// `publisher(for:)` and `notifications(named:)` are told of notifications.
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        PluginLog.warnOnce(
            "'\(selector)' of \(type(of: observer)) is not called for notifications: Linux knows no selectors."
        )
    }
}

extension Timer {
    /// A timer that is to call a method.
    ///
    /// No effect here when it fires: the method is not known by its name.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        PluginLog.warnOnce(
            "'\(selector)' of \(type(of: target)) is not called by timers: Linux knows no selectors."
        )
        self.init(timeInterval: interval, repeats: repeats) { _ in }
    }

    /// A timer that is to call a method, running.
    ///
    /// No effect here when it fires: the method is not known by its name.
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
