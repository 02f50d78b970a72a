public import Foundation

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
