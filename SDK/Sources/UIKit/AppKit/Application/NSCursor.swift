public import Foundation

/// What the pointer looks like; no effect here: a widget does not hear of the pointer.
public final class NSCursor: NSObject, Sendable {
    /// An arrow.
    public static let arrow = NSCursor()
    /// A finger, as on links.
    public static let pointingHand = NSCursor()
    /// A line between letters.
    public static let iBeam = NSCursor()
    /// A cross.
    public static let crosshair = NSCursor()
    /// A hand that could grip.
    public static let openHand = NSCursor()
    /// A hand that grips.
    public static let closedHand = NSCursor()
    /// Two arrows beside each other.
    public static let resizeLeftRight = NSCursor()
    /// Two arrows above each other.
    public static let resizeUpDown = NSCursor()
    /// What is not allowed.
    public static let operationNotAllowed = NSCursor()

    /// No effect here: there is no pointer.
    public func set() {}

    /// No effect here: there is no pointer.
    public func push() {}

    /// No effect here: there is no pointer.
    public func pop() {}

    /// No effect here: there is no pointer.
    public class func pop() {}

    /// No effect here: there is no pointer.
    public class func hide() {}

    /// No effect here: there is no pointer.
    public class func unhide() {}
}
