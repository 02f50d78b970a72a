public import Foundation

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    /// The BCP 47 code.
    public let rawValue: String

    /// Creates a language from its code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a language from its code.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An undetermined language.
    public static let undetermined = NLLanguage("und")
    /// Arabic.
    public static let arabic = NLLanguage("ar")
    /// Dutch.
    public static let dutch = NLLanguage("nl")
    /// English.
    public static let english = NLLanguage("en")
    /// French.
    public static let french = NLLanguage("fr")
    /// German.
    public static let german = NLLanguage("de")
    /// Hindi.
    public static let hindi = NLLanguage("hi")
    /// Italian.
    public static let italian = NLLanguage("it")
    /// Japanese.
    public static let japanese = NLLanguage("ja")
    /// Korean.
    public static let korean = NLLanguage("ko")
    /// Polish.
    public static let polish = NLLanguage("pl")
    /// Portuguese.
    public static let portuguese = NLLanguage("pt")
    /// Russian.
    public static let russian = NLLanguage("ru")
    /// Chinese, in short signs.
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    /// Spanish.
    public static let spanish = NLLanguage("es")
    /// Swedish.
    public static let swedish = NLLanguage("sv")
    /// Chinese, in long signs.
    public static let traditionalChinese = NLLanguage("zh-Hant")
    /// Turkish.
    public static let turkish = NLLanguage("tr")
    /// Ukrainian.
    public static let ukrainian = NLLanguage("uk")
}

/// Detects the language of a text.
///
/// Differs from Apple: languages are not detected; the result is `nil`, as for a text that is too
/// short.
open class NLLanguageRecognizer: NSObject {
    /// Creates a recognizer.
    public override init() {}

    /// The languages to choose from; none: all.
    open var languageConstraints: [NLLanguage] = []
    /// The prior probabilities of languages.
    open var languageHints: [NLLanguage: Double] = [:]

    /// The likeliest language: not known.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        PluginLog.warnOnce("Plugins know no languages: NLLanguageRecognizer finds none.")
        return nil
    }

    /// Processes another part of a text.
    open func processString(_ string: String) {}

    /// Resets the recognizer.
    open func reset() {}

    /// The likeliest language: not known.
    open var dominantLanguage: NLLanguage? { Self.dominantLanguage(for: "") }

    /// Returns the most probable languages; always empty.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}
