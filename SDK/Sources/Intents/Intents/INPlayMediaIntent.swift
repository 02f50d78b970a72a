/// How media is repeated.
public enum INPlaybackRepeatMode: Int, Sendable {
    /// Unknown.
    case unknown
    /// No repetition.
    case none
    /// All items are repeated.
    case all
    /// The current item is repeated.
    case one
}

/// The intent to play media.
///
/// Donating it has no effect here: no host suggests intents.
open class INPlayMediaIntent: INIntent {
    /// The items to play.
    public private(set) var mediaItems: [INMediaItem]?
    /// The container of the items, such as an album.
    public private(set) var mediaContainer: INMediaItem?
    /// Whether the items are shuffled; `nil` if unspecified.
    public private(set) var playShuffled: Bool?
    /// How the items are repeated.
    public private(set) var playbackRepeatMode = INPlaybackRepeatMode.unknown
    /// Whether playback resumes where it stopped; `nil` if unspecified.
    public private(set) var resumePlayback: Bool?

    /// Creates an intent to play media.
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
