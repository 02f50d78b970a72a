/// A text to be looked up in the plugin's resources when it is shown.
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation
{
    /// The text as written.
    public let key: String

    /// A text as it is written in the source.
    public init(stringLiteral value: String) { key = value }
}

extension String {
    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.key }
}
