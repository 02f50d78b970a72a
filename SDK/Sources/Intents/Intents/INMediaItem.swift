/// The type of a media item.
public enum INMediaItemType: Int, Sendable {
    /// Unknown.
    case unknown
    /// A song.
    case song
    /// An album.
    case album
    /// An artist.
    case artist
    /// A genre.
    case genre
    /// A playlist.
    case playlist
    /// A podcast.
    case podcastShow
    /// An episode of a podcast.
    case podcastEpisode
    /// A playlist of podcasts.
    case podcastPlaylist
    /// A music station.
    case musicStation
    /// An audiobook.
    case audioBook
    /// A movie.
    case movie
    /// A TV show.
    case tvShow
    /// An episode of a TV show.
    case tvShowEpisode
    /// A music video.
    case musicVideo
    /// A podcast station.
    case podcastStation
    /// A radio station.
    case radioStation
    /// A station of any kind.
    case station
    /// Music of any kind.
    case music
    /// A radio station that follows the listener's taste.
    case algorithmicRadioStation
    /// News.
    case news
}

/// An item that can be played.
open class INMediaItem: NSObject {
    /// The identifier of the item.
    public let identifier: String?
    /// The title.
    public let title: String?
    /// The type of the item.
    public let type: INMediaItemType
    /// The artwork.
    public let artwork: INImage?
    /// The name of the artist.
    public let artist: String?

    /// Creates an item.
    public init(
        identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
        artist: String? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        self.artist = artist
    }
}
