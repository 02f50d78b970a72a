/// A message to a log, created from a string literal.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    init(text: String) { self.text = text }

    /// Creates a message from a literal without values.
    public init(stringLiteral value: String) { text = value }

    /// Creates a message from a literal with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}
