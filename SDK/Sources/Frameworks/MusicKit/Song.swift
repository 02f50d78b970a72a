public import Foundation

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
    /// The names of the genres.
    public let genreNames: [String]?
    /// The release date.
    public let releaseDate: Date?
    /// The URL.
    public let url: URL?
}
