public import Foundation

extension CGFloat {
    /// Converts a number object, with possible loss of precision.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Converts a number object; `nil` if a `CGFloat` cannot represent its value exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
