public import Foundation

/// A sound; a widget plays none.
open class NSSound: NSObject {
    /// The name of a sound.
    public typealias Name = String

    /// Always returns `nil`, because sounds are not available.
    public init?(named name: Name) { return nil }

    /// Always returns `nil`, because sounds are not available.
    public init?(contentsOf url: URL, byReference: Bool) { return nil }

    /// No effect here: a widget plays nothing.
    open class func beep() {}

    /// Always returns `false`, because sounds are not played.
    @discardableResult
    open func play() -> Bool { false }

    /// Always returns `false`, because sounds are not played.
    @discardableResult
    open func stop() -> Bool { false }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No effect here: a widget plays nothing.
public func NSBeep() {}
