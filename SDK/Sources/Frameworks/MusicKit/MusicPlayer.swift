public import Combine
public import Foundation

/// Plays music.
///
/// Differs from Apple: no music is available; playing fails, and the log says so once.
open class MusicPlayer: @unchecked Sendable {
    // Unchecked: used by one thread, as on Apple's platforms.

    /// The playback status.
    public enum PlaybackStatus: Hashable, Sendable {
        /// Stopped.
        case stopped
        /// Playing.
        case playing
        /// Paused.
        case paused
        /// Interrupted.
        case interrupted
        /// Seeking forward.
        case seekingForward
        /// Seeking backward.
        case seekingBackward
    }

    /// The repeat mode.
    public enum RepeatMode: Hashable, Sendable {
        /// Does not repeat.
        case none
        /// Repeats the song.
        case one
        /// Repeats everything.
        case all
    }

    /// The shuffle mode.
    public enum ShuffleMode: Hashable, Sendable {
        /// Not shuffled.
        case off
        /// Shuffled.
        case songs
    }

    /// The state of the player.
    public final class State: ObservableObject {
        /// The playback status.
        public let playbackStatus = PlaybackStatus.stopped
        /// The playback rate.
        public let playbackRate: Float = 0
        /// The repeat mode.
        @Published public var repeatMode: RepeatMode?
        /// The shuffle mode.
        @Published public var shuffleMode: ShuffleMode?
    }

    /// The queue of the player.
    public final class Queue: ObservableObject {
        /// An entry of the queue.
        public struct Entry: Identifiable, Sendable {
            /// The identifier of the entry.
            public let id: String
            /// The display name.
            public let title: String
            /// The artist.
            public let subtitle: String?
            /// The artwork.
            public let artwork: Artwork?
        }

        /// The current entry; always `nil`.
        public let currentEntry: Entry? = nil
        /// The entries; always empty.
        public let entries: [Entry] = []

        /// Creates a queue of items; nothing is played.
        public init(for items: some Sequence<some MusicItem>) {}

        init() {}
    }

    /// The state of the player.
    public let state = State()
    /// The queue of the player.
    public var queue = Queue()
    /// The playback time, in seconds.
    public var playbackTime: TimeInterval = 0
    /// Whether the player is prepared; always `false`.
    public var isPreparedToPlay: Bool { false }

    init() {}

    /// Fails.
    public func play() async throws { throw MusicUnavailable.error() }
    /// Fails.
    public func prepareToPlay() async throws { throw MusicUnavailable.error() }
    /// Fails.
    public func skipToNextEntry() async throws { throw MusicUnavailable.error() }
    /// Fails.
    public func skipToPreviousEntry() async throws { throw MusicUnavailable.error() }
    /// Stops playback; nothing is played here.
    public func pause() {}
    /// Stops playback; nothing is played here.
    public func stop() {}
    /// Restarts the current entry; there is none.
    public func restartCurrentEntry() {}
}

/// The player of an app.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The app's player.
    public static let shared = ApplicationMusicPlayer()
}

/// Plays the system's music.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The system's player.
    public static let shared = SystemMusicPlayer()
}
