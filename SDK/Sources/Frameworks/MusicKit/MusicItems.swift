public import CoreGraphics
public import Foundation

/// The number of something of music.
public struct MusicItemID: RawRepresentable, Codable, Hashable, Sendable,
    ExpressibleByStringLiteral, CustomStringConvertible
{
    /// The number as text.
    public let rawValue: String

    /// Takes a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Takes a text.
    public init(stringLiteral value: String) { rawValue = value }

    /// The number as text.
    public var description: String { rawValue }
}

/// Something of music.
public protocol MusicItem: Identifiable, Sendable where ID == MusicItemID {}

/// Something of music that the library or the catalogue can be asked for.
public protocol MusicLibraryRequestable: MusicItem {}

/// Things of music in their order.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Sendable,
    ExpressibleByArrayLiteral
{
    private let items: [MusicItemType]

    /// Takes things.
    public init(_ elements: some Sequence<MusicItemType>) { items = Array(elements) }

    /// Takes things.
    public init(arrayLiteral elements: MusicItemType...) { items = elements }

    /// The first place.
    public var startIndex: Int { 0 }

    /// The place after the last.
    public var endIndex: Int { items.count }

    /// What stands at a place.
    public subscript(position: Int) -> MusicItemType { items[position] }

    /// Whether there is more to ask for: there is not.
    public var hasNextBatch: Bool { false }
}

/// The picture of an album or a list.
public struct Artwork: Codable, Hashable, Sendable {
    /// The greatest width in pixels.
    public let maximumWidth: Int
    /// The greatest height in pixels.
    public let maximumHeight: Int
    private let address: String?

    /// The colour behind the picture: not known.
    public var backgroundColor: CGColor? { nil }
    /// The colour of titles beside it: not known.
    public var primaryTextColor: CGColor? { nil }
    /// The colour of smaller words beside it: not known.
    public var secondaryTextColor: CGColor? { nil }

    /// Where the picture lies in a size.
    public func url(width: Int, height: Int) -> URL? {
        address.flatMap {
            URL(
                string: $0.replacing("{w}", with: "\(width)").replacing("{h}", with: "\(height)"))
        }
    }
}

// Differs from Apple: nothing makes one here, because there is no library and no catalogue to be
// asked; one that was kept as JSON can be read.

/// A piece of music.
public struct Song: MusicLibraryRequestable, Codable, Hashable {
    /// The song's number.
    public let id: MusicItemID
    /// The display name.
    public let title: String
    /// The artist.
    public let artistName: String
    /// The album it is from.
    public let albumTitle: String?
    /// Its picture.
    public let artwork: Artwork?
    /// How long it takes, in seconds.
    public let duration: TimeInterval?
    /// Its place on the disc.
    public let trackNumber: Int?
    /// The kinds of music it is.
    public let genreNames: [String]?
    /// When it came out.
    public let releaseDate: Date?
    /// Where it lies on the web.
    public let url: URL?
}

/// Several pieces that came out together.
public struct Album: MusicLibraryRequestable, Codable, Hashable {
    /// The album's number.
    public let id: MusicItemID
    /// The display name.
    public let title: String
    /// Who made it.
    public let artistName: String
    /// Its picture.
    public let artwork: Artwork?
    /// When it came out.
    public let releaseDate: Date?
    /// How many pieces are on it.
    public let trackCount: Int?
    /// Where it lies on the web.
    public let url: URL?
}

/// Somebody who makes music.
public struct Artist: MusicLibraryRequestable, Codable, Hashable {
    /// The artist's number.
    public let id: MusicItemID
    /// What they are called.
    public let name: String
    /// Their picture.
    public let artwork: Artwork?
    /// Where they are on the web.
    public let url: URL?
}

/// Pieces that somebody put together.
public struct Playlist: MusicLibraryRequestable, Codable, Hashable {
    /// The list's number.
    public let id: MusicItemID
    /// The display name.
    public let name: String
    /// Who put it together.
    public let curatorName: String?
    /// Its picture.
    public let artwork: Artwork?
    /// Where it lies on the web.
    public let url: URL?
}
