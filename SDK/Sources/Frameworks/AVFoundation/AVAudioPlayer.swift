public import Foundation

/// Plays sound from a file.
///
/// Differs from Apple: a widget is silent; making one fails.
open class AVAudioPlayer: NSObject {
    /// Who hears that it ended: never called.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Where it lies; `nil`: in memory.
    public let url: URL?
    /// How loud it plays, from 0 to 1.
    open var volume: Float = 1
    /// Whether it is heard from the left, -1, or the right, 1.
    open var pan: Float = 0
    /// Whether it can be played faster.
    open var enableRate = false
    /// How fast it plays.
    open var rate: Float = 1
    /// How often it is played again; negative: for ever.
    open var numberOfLoops = 0
    /// Where it stands, in seconds.
    open var currentTime: TimeInterval = 0

    /// Fails.
    public init(contentsOf url: URL) throws { throw Self.failure() }

    /// Fails.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        throw Self.failure()
    }

    /// Fails.
    public init(data: Data) throws { throw Self.failure() }

    /// Fails.
    public init(data: Data, fileTypeHint utiString: String?) throws { throw Self.failure() }

    /// How long it is, in seconds.
    open var duration: TimeInterval { 0 }
    /// How many channels it has.
    open var numberOfChannels: Int { 0 }
    /// Whether it plays: it does not.
    open var isPlaying: Bool { false }

    /// Reads ahead: fails.
    @discardableResult
    open func prepareToPlay() -> Bool { false }

    /// Begins to play: fails.
    @discardableResult
    open func play() -> Bool { false }

    /// Begins to play at a moment: fails.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { false }

    /// Stops playing for a while.
    open func pause() {}

    /// Stops playing.
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

/// Hears how a player gets on.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// It played to the end.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// It found something broken.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
