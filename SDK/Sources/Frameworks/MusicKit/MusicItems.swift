public import CoreGraphics
public import Foundation

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
public protocol MusicItem: Identifiable, Sendable where ID == MusicItemID {}

/// A music item that can be requested from the library or catalog.
public protocol MusicLibraryRequestable: MusicItem {}

/// Things of music in their order.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Sendable,
    ExpressibleByArrayLiteral
{
    private let items: [MusicItemType]

    /// Creates a collection.
    public init(_ elements: some Sequence<MusicItemType>) { items = Array(elements) }

    /// Creates a collection.
    public init(arrayLiteral elements: MusicItemType...) { items = elements }

    /// The first place.
    public var startIndex: Int { 0 }

    /// The place after the last.
    public var endIndex: Int { items.count }

    /// The item at an index.
    public subscript(position: Int) -> MusicItemType { items[position] }

    /// Whether there are more items; always `false`.
    public var hasNextBatch: Bool { false }
}

/// The artwork of an item.
public struct Artwork: Codable, Hashable, Sendable {
    /// The greatest width in pixels.
    public let maximumWidth: Int
    /// The greatest height in pixels.
    public let maximumHeight: Int
    private let address: String?

    /// The background color; always `nil`.
    public var backgroundColor: CGColor? { nil }
    /// The primary text color; always `nil`.
    public var primaryTextColor: CGColor? { nil }
    /// The secondary text color; always `nil`.
    public var secondaryTextColor: CGColor? { nil }

    /// Returns the URL of the artwork in a size.
    public func url(width: Int, height: Int) -> URL? {
        address.flatMap {
            URL(
                string: $0.replacing("{w}", with: "\(width)").replacing("{h}", with: "\(height)"))
        }
    }
}

// Differs from Apple: there is no library or catalog from which items could come; items stored as
// JSON can be decoded.

/// A song.
public struct Song: MusicLibraryRequestable, Codable, Hashable {
    /// The identifier.
    public let id: MusicItemID
    /// The display name.
    public let title: String
    /// The artist.
    public let artistName: String
    /// The album.
    public let albumTitle: String?
    /// The artwork.
    public let artwork: Artwork?
    /// The duration, in seconds.
    public let duration: TimeInterval?
    /// The track number.
    public let trackNumber: Int?
    /// The kinds of music it is.
    public let genreNames: [String]?
    /// The release date.
    public let releaseDate: Date?
    /// The URL.
    public let url: URL?
}

/// Several pieces that came out together.
public struct Album: MusicLibraryRequestable, Codable, Hashable {
    /// The identifier.
    public let id: MusicItemID
    /// The display name.
    public let title: String
    /// The artist.
    public let artistName: String
    /// The artwork.
    public let artwork: Artwork?
    /// The release date.
    public let releaseDate: Date?
    /// The number of tracks.
    public let trackCount: Int?
    /// The URL.
    public let url: URL?
}

/// An artist.
public struct Artist: MusicLibraryRequestable, Codable, Hashable {
    /// The identifier.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// The artwork.
    public let artwork: Artwork?
    /// The URL.
    public let url: URL?
}

/// A playlist.
public struct Playlist: MusicLibraryRequestable, Codable, Hashable {
    /// The identifier.
    public let id: MusicItemID
    /// The display name.
    public let name: String
    /// The curator.
    public let curatorName: String?
    /// The artwork.
    public let artwork: Artwork?
    /// The URL.
    public let url: URL?
}
