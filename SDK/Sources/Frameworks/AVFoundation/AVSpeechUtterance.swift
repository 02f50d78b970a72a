// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An utterance to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is spoken.

    /// The text.
    public let speechString: String
    /// The voice.
    open var voice: AVSpeechSynthesisVoice?
    /// The rate, from 0 to 1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch, from 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// Seconds of silence before.
    open var preUtteranceDelay: TimeInterval = 0
    /// Seconds of silence after.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates an utterance from a text.
    public init(string: String) { speechString = string }
}

/// A voice for a language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The language and the region, such as "en-US".
    public let language: String

    /// Creates a voice for a language; `nil` means the user's.
    public init?(language languageCode: String?) {
        language = languageCode ?? Self.currentLanguageCode()
    }

    /// Returns the available voices; always empty.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

    /// The user's language and region.
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// The minimum speech rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The maximum speech rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// Speech as people expect it.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
