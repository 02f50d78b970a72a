import CoreGraphics
public import Foundation
import PortholeFoundation
public import UIKit

/// Plays the user's music.
///
/// Differs from Apple: nothing is ever played, and the log says so once.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.
    private static let only = MPMusicPlayerController()

    /// The system player, which has no items.
    public class var systemMusicPlayer: MPMusicPlayerController { only }
    /// The app's player, which has no items.
    public class var applicationMusicPlayer: MPMusicPlayerController { only }
    /// The app's queue player, which has no items.
    public class var applicationQueuePlayer: MPMusicPlayerController { only }

    /// The playback state; always stopped.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// The current item; always `nil`.
    open var nowPlayingItem: MPMediaItem? { nil }
    /// No effect here: media is not played.
    open var currentPlaybackTime: TimeInterval {
        get { 0 }
        set {}
    }

    /// No effect here: there is no music.
    open func play() {
        PluginLog.warnOnce("There is no music on Linux: MPMusicPlayerController plays nothing.")
    }

    /// No effect here: media is not played.
    open func pause() {}

    /// No effect here: media is not played.
    open func stop() {}

    /// No effect here: media is not played.
    open func skipToNextItem() {}

    /// No effect here: media is not played.
    open func skipToPreviousItem() {}

    /// No effect here: nothing changes.
    open func beginGeneratingPlaybackNotifications() {}

    /// No effect here: nothing changes.
    open func endGeneratingPlaybackNotifications() {}
}

/// Whether music is played.
public enum MPMusicPlaybackState: Int, Sendable {
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

/// A media item; there are none here.
open class MPMediaItem: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// The title.
    open var title: String? { nil }
    /// The artist.
    open var artist: String? { nil }
    /// The album.
    open var albumTitle: String? { nil }
    /// The artwork.
    open var artwork: MPMediaItemArtwork? { nil }
    /// The duration, in seconds.
    open var playbackDuration: TimeInterval { 0 }
}

/// The artwork of a media item.
open class MPMediaItemArtwork: NSObject {
    private let request: (CGSize) -> UIImage
    /// The size it is made for.
    public let bounds: CGRect

    /// A cover of a size that a closure makes.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        request = requestHandler
    }

    /// Returns the artwork in a size.
    open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// The user's media library, which is not available.
public enum MPMediaLibrary {
    /// Always denied, because there is no media library.
    public static func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }

    /// Passes a denial to the handler, because there is no media library.
    public static func requestAuthorization(
        _ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
    ) { completionHandler(.denied) }
}

/// Whether a user's music may be looked at.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Access is denied.
    case denied
    /// Access is restricted on this device.
    case restricted
    /// Access is authorized.
    case authorized
}
