/// A text with its sound.
public final class INSpeakableString: NSObject, Sendable {
    /// Identifies what the text names.
    public let vocabularyIdentifier: String?
    /// The text.
    public let spokenPhrase: String
    /// How the text is spoken.
    public let pronunciationHint: String?

    /// A text that names something.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }

    /// A text.
    public init(spokenPhrase: String) {
        vocabularyIdentifier = nil
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
    }
}
