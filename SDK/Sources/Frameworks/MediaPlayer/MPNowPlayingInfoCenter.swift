// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PortholeFoundation

/// What is being played.
///
/// Differs from Apple: only what the plugin itself says, and nobody is shown it.
public final class MPNowPlayingInfoCenter: @unchecked Sendable {
    // Unchecked: touched with the lock held.
    private let lock = NSLock()
    private var info: [String: Any]?
    private static let only = MPNowPlayingInfoCenter()

    /// The shared instance.
    public class func `default`() -> MPNowPlayingInfoCenter { only }

    /// What is said of it.
    public var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info } }
        set { lock.withLock { info = newValue } }
    }
}

/// A title.
public let MPMediaItemPropertyTitle = "title"
/// The artist.
public let MPMediaItemPropertyArtist = "artist"
/// The album it is on.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Its cover.
public let MPMediaItemPropertyArtwork = "artwork"
/// How long it is, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// How long it has been played, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
    "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it is played.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
