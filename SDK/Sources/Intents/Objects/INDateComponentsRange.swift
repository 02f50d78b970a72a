/// A range of dates.
open class INDateComponentsRange: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The start; `nil` if the range is open.
    public let startDateComponents: DateComponents?
    /// The end; `nil` if the range is open.
    public let endDateComponents: DateComponents?

    /// Creates a range of dates.
    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?)
    {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
    }
}
