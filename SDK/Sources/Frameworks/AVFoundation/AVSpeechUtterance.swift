// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Something to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is spoken.

    /// The words.
    public let speechString: String
    /// Who speaks.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast, 0…1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high, 0.5…2.
    open var pitchMultiplier: Float = 1
    /// How loud, 0…1.
    open var volume: Float = 1
    /// Seconds of silence before.
    open var preUtteranceDelay: TimeInterval = 0
    /// Seconds of silence after.
    open var postUtteranceDelay: TimeInterval = 0

    /// Some words.
    public init(string: String) { speechString = string }
}

/// Somebody who speaks a language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// The language and the region, such as "en-US".
    public let language: String

    /// Somebody who speaks a language; nil: the user's.
    public init?(language languageCode: String?) {
        language = languageCode ?? Self.currentLanguageCode()
    }

    /// All voices: there are none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

    /// The user's language and region.
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// Speech as people expect it.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
