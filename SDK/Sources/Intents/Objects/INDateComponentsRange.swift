/// A time between dates.
open class INDateComponentsRange: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// When it begins.
    public let startDateComponents: DateComponents?
    /// When it ends.
    public let endDateComponents: DateComponents?

    /// A time between dates, open where one is nil.
    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?)
    {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
    }
}
