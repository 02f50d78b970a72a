public import Foundation

/// What reminds of an event.
open class EKAlarm: NSObject {
    /// When it does.
    open var absoluteDate: Date?
    /// How long before it does, in seconds.
    open var relativeOffset: TimeInterval = 0

    /// Reminds at a date.
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
