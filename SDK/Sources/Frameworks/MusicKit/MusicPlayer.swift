public import Combine
public import Foundation

/// Plays music.
///
/// Differs from Apple: there is none to be played; playing fails, and the log says so once.
open class MusicPlayer: @unchecked Sendable {
    // Unchecked: used by one thread, as on Apple's platforms.

    /// Whether it plays.
    public enum PlaybackStatus: Hashable, Sendable {
        /// Not at all.
        case stopped
        /// It does.
        case playing
        /// Not now.
        case paused
        /// It was interrupted.
        case interrupted
        /// It looks for a later place.
        case seekingForward
        /// It looks for an earlier place.
        case seekingBackward
    }

    /// What is played again.
    public enum RepeatMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// The piece.
        case one
        /// All.
        case all
    }

    /// In which order is played.
    public enum ShuffleMode: Hashable, Sendable {
        /// In that of the queue.
        case off
        /// In another.
        case songs
    }

    /// How it plays.
    public final class State: ObservableObject {
        /// Whether it plays: it does not.
        public let playbackStatus = PlaybackStatus.stopped
        /// How fast it plays.
        public let playbackRate: Float = 0
        /// What is played again.
        @Published public var repeatMode: RepeatMode?
        /// In which order is played.
        @Published public var shuffleMode: ShuffleMode?
    }

    /// What is played next.
    public final class Queue: ObservableObject {
        /// A piece that waits.
        public struct Entry: Identifiable, Sendable {
            /// The entry's number.
            public let id: String
            /// The display name.
            public let title: String
            /// The artist.
            public let subtitle: String?
            /// Its picture.
            public let artwork: Artwork?
        }

        /// What is played now: nothing.
        public let currentEntry: Entry? = nil
        /// What waits: nothing.
        public let entries: [Entry] = []

        /// Waits with things; nothing is played.
        public init(for items: some Sequence<some MusicItem>) {}

        init() {}
    }

    /// How it plays.
    public let state = State()
    /// What is played next.
    public var queue = Queue()
    /// Where in the piece it is, in seconds.
    public var playbackTime: TimeInterval = 0
    /// Whether it could play at once: it could not.
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
    /// Plays no longer: it did not.
    public func pause() {}
    /// Plays no longer: it did not.
    public func stop() {}
    /// Begins the piece again: there is none.
    public func restartCurrentEntry() {}
}

/// Plays an app's music.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The app's.
    public static let shared = ApplicationMusicPlayer()
}

/// Plays the system's music.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// The system's.
    public static let shared = SystemMusicPlayer()
}
