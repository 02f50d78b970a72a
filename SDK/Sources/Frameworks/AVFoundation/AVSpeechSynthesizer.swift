public import Foundation
import PortholeFoundation

/// Speaks.
///
/// Differs from Apple: a plugin makes no sound; nothing is spoken, and the log says so once.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// Who is told.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether it speaks: it does not.
    open var isSpeaking: Bool { false }
    /// Whether it stopped for a while: it did not.
    open var isPaused: Bool { false }

    /// Says nothing, and tells the delegate that it is done.
    open func speak(_ utterance: AVSpeechUtterance) {
        PluginLog.warnOnce("A plugin makes no sound: AVSpeechSynthesizer speaks nothing.")
        delegate?.speechSynthesizer(self, didStart: utterance)
        delegate?.speechSynthesizer(self, didFinish: utterance)
    }

    /// There is nothing to stop.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    /// There is nothing to stop.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    /// There is nothing to go on with.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

/// Is told of what is spoken.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// It began.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// It ended.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// It was stopped.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// It began.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) {}

    /// It ended.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) {}

    /// It was stopped.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) {}
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate
    /// After the word.
    case word
}
