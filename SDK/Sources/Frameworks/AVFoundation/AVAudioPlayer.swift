public import Foundation

/// Plays sound from a file.
///
/// Differs from Apple: a widget is silent, so no player can be created.
open class AVAudioPlayer: NSObject {
    /// The delegate; it is never called.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The URL; `nil` for data in memory.
    public let url: URL?
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The balance, from -1 on the left to 1 on the right.
    open var pan: Float = 0
    /// Whether it can be played faster.
    open var enableRate = false
    /// The playback rate; 1 is normal speed.
    open var rate: Float = 1
    /// The number of repetitions; negative means endless.
    open var numberOfLoops = 0
    /// The playback position, in seconds.
    open var currentTime: TimeInterval = 0

    /// Always throws.
    public init(contentsOf url: URL) throws { throw Self.failure() }

    /// Always throws.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        throw Self.failure()
    }

    /// Always throws.
    public init(data: Data) throws { throw Self.failure() }

    /// Always throws.
    public init(data: Data, fileTypeHint utiString: String?) throws { throw Self.failure() }

    /// The duration, in seconds.
    open var duration: TimeInterval { 0 }
    /// The number of channels.
    open var numberOfChannels: Int { 0 }
    /// Whether audio is playing; always `false`.
    open var isPlaying: Bool { false }

    /// Prepares playback; it always fails.
    @discardableResult
    open func prepareToPlay() -> Bool { false }

    /// Begins to play: fails.
    @discardableResult
    open func play() -> Bool { false }

    /// Starts playback at a time; it always fails.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { false }

    /// Stops playing for a while.
    open func pause() {}

    /// Stops playback.
    open func stop() {}

    /// Grows louder or softer over some seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        self.volume = volume
    }

    private static func failure() -> CocoaError {
        PluginLog.warnOnce("Widgets are silent: AVAudioPlayer fails.")
        return CocoaError(.featureUnsupported)
    }
}

/// The delegate of a player.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called when playback ends.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// Called when decoding fails.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing by default.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

    /// Does nothing by default.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
