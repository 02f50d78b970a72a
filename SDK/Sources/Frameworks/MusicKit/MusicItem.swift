/// The identifier of a music item.
public struct MusicItemID: RawRepresentable, Codable, Hashable, Sendable,
    ExpressibleByStringLiteral, CustomStringConvertible
{
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(stringLiteral value: String) { rawValue = value }

    /// The identifier as a string.
    public var description: String { rawValue }
}

/// A music item.
///
/// Differs from Apple: there is no library or catalog from which items could come; items stored as
/// JSON can be decoded.
public protocol MusicItem: Identifiable, Sendable where ID == MusicItemID {}

/// A music item that can be requested from the library or catalog.
public protocol MusicLibraryRequestable: MusicItem {}
