public import Foundation

/// Plays sound and film.
///
/// Differs from Apple: a widget is silent, and the log says so once.
open class AVPlayer: NSObject, @unchecked Sendable {
    // Unchecked: used by one thread.

    /// How fast it plays: 0, for not at all.
    open var rate: Float = 0
    /// How loud it plays, from 0 to 1.
    open var volume: Float = 1
    /// Whether it is silent.
    open var isMuted = false
    /// What it plays.
    public private(set) var currentItem: AVPlayerItem?

    /// Plays nothing yet.
    public override init() {}

    /// Plays what lies at an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Plays an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// Begins to play: a widget is silent.
    open func play() { PluginLog.warnOnce("Widgets are silent: AVPlayer does not play.") }

    /// Stops playing.
    open func pause() {}

    /// Plays another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Something to play.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// Where it lies.
    public let asset: AVURLAsset

    /// Plays what lies at an address.
    public init(url URL: URL) { asset = AVURLAsset(url: URL) }
}

/// Sound and film in a file.
open class AVURLAsset: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// Where it lies.
    public let url: URL

    /// Names a file.
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}
