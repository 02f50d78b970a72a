public import Foundation

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    /// The code of BCP 47.
    public let rawValue: String

    /// Takes a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes a code.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// None that is known.
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

/// Finds out which language a text is in.
///
/// Differs from Apple: nothing here knows languages; the answer is `nil`, as for a text that tells
/// too little.
open class NLLanguageRecognizer: NSObject {
    /// Has read nothing.
    public override init() {}

    /// The languages to choose from; none: all.
    open var languageConstraints: [NLLanguage] = []
    /// How likely each language is before anything was read.
    open var languageHints: [NLLanguage: Double] = [:]

    /// The likeliest language: not known.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        PluginLog.warnOnce("Plugins know no languages: NLLanguageRecognizer finds none.")
        return nil
    }

    /// Reads more of a text.
    open func processString(_ string: String) {}

    /// Forgets what was read.
    open func reset() {}

    /// The likeliest language: not known.
    open var dominantLanguage: NLLanguage? { Self.dominantLanguage(for: "") }

    /// How likely the likeliest languages are: none is known.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}
