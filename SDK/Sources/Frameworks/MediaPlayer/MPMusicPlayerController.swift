import CoreGraphics
public import Foundation
import PortholeFoundation
public import UIKit

/// Plays a user's music.
///
/// Differs from Apple: there is none; nothing is ever played, and the log says so once.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.
    private static let only = MPMusicPlayerController()

    /// A player that has nothing to play.
    public class var systemMusicPlayer: MPMusicPlayerController { only }
    /// A player that has nothing to play.
    public class var applicationMusicPlayer: MPMusicPlayerController { only }
    /// A player that has nothing to play.
    public class var applicationQueuePlayer: MPMusicPlayerController { only }

    /// Whether music is played: it is not.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// Nothing.
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
    /// It is not.
    case stopped
    /// It is.
    case playing
    /// It will go on.
    case paused
    /// Something is in the way.
    case interrupted
    /// Forwards, fast.
    case seekingForward
    /// Backwards, fast.
    case seekingBackward
}

/// A piece of music; there is none here.
open class MPMediaItem: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// Its title.
    open var title: String? { nil }
    /// The artist.
    open var artist: String? { nil }
    /// The album it is on.
    open var albumTitle: String? { nil }
    /// Its cover.
    open var artwork: MPMediaItemArtwork? { nil }
    /// How long it is, in seconds.
    open var playbackDuration: TimeInterval { 0 }
}

/// A cover.
open class MPMediaItemArtwork: NSObject {
    private let request: (CGSize) -> UIImage
    /// The size it is made for.
    public let bounds: CGRect

    /// A cover of a size that a closure makes.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        request = requestHandler
    }

    /// The cover in a size.
    open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// A user's music: there is none.
public enum MPMediaLibrary {
    /// Always denied: there is no music.
    public static func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }

    /// Calls back with a denial: there is no music.
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
