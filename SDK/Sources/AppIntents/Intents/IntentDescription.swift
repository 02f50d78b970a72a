/// What an intent does, in a sentence or two.
public struct IntentDescription: Sendable {
    /// The sentences.
    public let descriptionText: LocalizedStringResource
    /// The group of intents it belongs to.
    public let categoryName: LocalizedStringResource?
    /// Words by which users find it.
    public let searchKeywords: [LocalizedStringResource]
    /// The name of what it returns.
    public let resultValueName: LocalizedStringResource?

    /// Describes an intent.
    public init(
        _ descriptionText: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }
}

extension IntentDescription: ExpressibleByStringInterpolation {
    /// Describes an intent by a text of the source.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// Describes an intent by a text with values in it.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
