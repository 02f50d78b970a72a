/// A phrase with its pronunciation.
public final class INSpeakableString: NSObject, Sendable {
    /// The identifier of the object that the phrase names.
    public let vocabularyIdentifier: String?
    /// The phrase.
    public let spokenPhrase: String
    /// The pronunciation of the phrase.
    public let pronunciationHint: String?

    /// Creates a phrase that names an object.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }

    /// Creates a phrase.
    public init(spokenPhrase: String) {
        vocabularyIdentifier = nil
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
    }
}
