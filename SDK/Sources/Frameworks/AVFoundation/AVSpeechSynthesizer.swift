public import Foundation
import PortholeFoundation

/// Synthesizes speech.
///
/// Differs from Apple: nothing is spoken, and the log says so once.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// The delegate.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether it is speaking; always `false`.
    open var isSpeaking: Bool { false }
    /// Whether it is paused; always `false`.
    open var isPaused: Bool { false }

    /// Speaks nothing, and tells the delegate that the utterance ended.
    open func speak(_ utterance: AVSpeechUtterance) {
        PluginLog.warnOnce("A plugin makes no sound: AVSpeechSynthesizer speaks nothing.")
        delegate?.speechSynthesizer(self, didStart: utterance)
        delegate?.speechSynthesizer(self, didFinish: utterance)
    }

    /// Stops speaking; there is nothing to stop.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    /// Stops speaking; there is nothing to stop.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    /// Continues speaking; there is nothing to continue.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

/// Receives the progress of speech.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Called when speaking starts.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called when speaking ends.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called when speaking is cancelled.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Does nothing by default.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) {}

    /// Does nothing by default.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) {}

    /// Does nothing by default.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) {}
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// Immediately.
    case immediate
    /// After the current word.
    case word
}
