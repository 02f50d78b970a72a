public import Foundation

/// A pointer image; no effect here, because widgets receive no pointer events.
public final class NSCursor: NSObject, Sendable {
    /// An arrow.
    public static let arrow = NSCursor()
    /// A finger, as on links.
    public static let pointingHand = NSCursor()
    /// A line between letters.
    public static let iBeam = NSCursor()
    /// A crosshair.
    public static let crosshair = NSCursor()
    /// A hand that could grip.
    public static let openHand = NSCursor()
    /// A closed hand.
    public static let closedHand = NSCursor()
    /// A horizontal resize cursor.
    public static let resizeLeftRight = NSCursor()
    /// A vertical resize cursor.
    public static let resizeUpDown = NSCursor()
    /// A cursor for forbidden operations.
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
