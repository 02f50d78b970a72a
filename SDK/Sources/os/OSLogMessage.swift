/// A message to a log, as a literal makes it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    init(text: String) { self.text = text }

    /// Makes a literal without values a message.
    public init(stringLiteral value: String) { text = value }

    /// Makes a literal with values a message.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}
