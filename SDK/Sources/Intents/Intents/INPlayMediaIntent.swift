/// What is played.
public enum INMediaItemType: Int, Sendable {
    /// Not known.
    case unknown
    /// A song.
    case song
    /// Songs of one disc.
    case album
    /// Somebody's.
    case artist
    /// A kind of music.
    case genre
    /// A list.
    case playlist
    /// A show.
    case podcastShow
    /// A part of a show.
    case podcastEpisode
    /// A list of shows.
    case podcastPlaylist
    /// A station.
    case musicStation
    /// A book.
    case audioBook
    /// A film.
    case movie
    /// A show with pictures.
    case tvShow
    /// A part of such a show.
    case tvShowEpisode
    /// A film to a song.
    case musicVideo
    /// A station with podcasts.
    case podcastStation
    /// A station of the radio.
    case radioStation
    /// Any station.
    case station
    /// Any music.
    case music
    /// A station that follows the listener's taste.
    case algorithmicRadioStation
    /// News.
    case news
}

/// Something that can be played.
open class INMediaItem: NSObject {
    /// Identifies it.
    public let identifier: String?
    /// What it is called.
    public let title: String?
    /// What it is.
    public let type: INMediaItemType
    /// Its picture.
    public let artwork: INImage?
    /// Whose it is.
    public let artist: String?

    /// Something that can be played.
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

/// How often something is played.
public enum INPlaybackRepeatMode: Int, Sendable {
    /// Not known.
    case unknown
    /// Once.
    case none
    /// All again.
    case all
    /// The one again.
    case one
}

/// Somebody plays something.
///
/// Donating it has no effect here: nobody guesses.
open class INPlayMediaIntent: INIntent {
    /// What.
    public private(set) var mediaItems: [INMediaItem]?
    /// What it is in.
    public private(set) var mediaContainer: INMediaItem?
    /// Whether in no order.
    public private(set) var playShuffled: Bool?
    /// How often.
    public private(set) var playbackRepeatMode = INPlaybackRepeatMode.unknown
    /// Whether from where it stopped.
    public private(set) var resumePlayback: Bool?

    /// Somebody plays something.
    public convenience init(
        mediaItems: [INMediaItem]?, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil
    ) {
        self.init()
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.resumePlayback = resumePlayback
    }
}
