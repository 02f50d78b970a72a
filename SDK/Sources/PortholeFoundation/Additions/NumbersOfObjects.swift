public import Foundation

extension CGFloat {
    /// The number in an object.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number in an object; `nil` when it is one that a `CGFloat` cannot be.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
