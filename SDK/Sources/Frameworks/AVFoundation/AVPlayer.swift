public import Foundation

/// Plays audio and video.
///
/// Differs from Apple: a widget is silent, and the log says so once.
open class AVPlayer: NSObject, @unchecked Sendable {
    // Unchecked: used by one thread.

    /// The playback rate; nothing is ever played.
    open var rate: Float = 0
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// Whether audio is muted.
    open var isMuted = false
    /// The current item.
    public private(set) var currentItem: AVPlayerItem?

    /// Creates a player without an item.
    public override init() {}

    /// Creates an item from a URL.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Creates a player with an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// Begins to play: a widget is silent.
    open func play() { PluginLog.warnOnce("Widgets are silent: AVPlayer does not play.") }

    /// Stops playback.
    open func pause() {}

    /// Replaces the current item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// An item to play.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The asset.
    public let asset: AVURLAsset

    /// Creates an item from a URL.
    public init(url URL: URL) { asset = AVURLAsset(url: URL) }
}

/// Sound and film in a file.
open class AVURLAsset: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The URL.
    public let url: URL

    /// Creates an asset from a URL.
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}
