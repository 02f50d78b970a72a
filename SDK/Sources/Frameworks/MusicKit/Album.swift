public import Foundation

/// An album.
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
