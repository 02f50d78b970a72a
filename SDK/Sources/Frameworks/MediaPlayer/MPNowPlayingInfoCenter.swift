// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PortholeFoundation

/// The information about what is being played.
///
/// Differs from Apple: it contains only what the plugin itself sets, and is not shown.
public final class MPNowPlayingInfoCenter: @unchecked Sendable {
    // Unchecked: touched with the lock held.
    private let lock = NSLock()
    private var info: [String: Any]?
    private static let only = MPNowPlayingInfoCenter()

    /// The shared instance.
    public class func `default`() -> MPNowPlayingInfoCenter { only }

    /// The information.
    public var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info } }
        set { lock.withLock { info = newValue } }
    }
}

/// The title.
public let MPMediaItemPropertyTitle = "title"
/// The artist.
public let MPMediaItemPropertyArtist = "artist"
/// The album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The artwork.
public let MPMediaItemPropertyArtwork = "artwork"
/// The duration, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The elapsed time, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
    "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The playback rate.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
