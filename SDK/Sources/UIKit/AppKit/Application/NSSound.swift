public import Foundation

/// A sound; a widget plays none.
open class NSSound: NSObject {
    /// What a sound is called.
    public typealias Name = String

    /// Nil: no sounds are known.
    public init?(named name: Name) { return nil }

    /// Nil: no sounds are known.
    public init?(contentsOf url: URL, byReference: Bool) { return nil }

    /// No effect here: a widget plays nothing.
    open class func beep() {}

    /// False: a widget plays nothing.
    @discardableResult
    open func play() -> Bool { false }

    /// False: a widget plays nothing.
    @discardableResult
    open func stop() -> Bool { false }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No effect here: a widget plays nothing.
public func NSBeep() {}
