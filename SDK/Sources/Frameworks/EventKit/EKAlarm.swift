public import Foundation

/// An alarm of an event.
open class EKAlarm: NSObject {
    /// The absolute date.
    open var absoluteDate: Date?
    /// The offset from the event, in seconds.
    open var relativeOffset: TimeInterval = 0

    /// Creates an alarm at a date.
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }

    /// Reminds some seconds before or after the beginning.
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
}
