public import Foundation

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
