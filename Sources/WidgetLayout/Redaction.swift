/// Reasons to hide content; the raw value is a set of `widget_redaction`.
public struct Redaction: OptionSet, Hashable, Sendable {
    /// A set of `widget_redaction`.
    public let rawValue: Int64

    /// The reasons in a set of `widget_redaction`.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// There is no content yet.
    public static let placeholder = Redaction(rawValue: 1)
    /// The content is private.
    public static let privacy = Redaction(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = Redaction(rawValue: 4)
}
