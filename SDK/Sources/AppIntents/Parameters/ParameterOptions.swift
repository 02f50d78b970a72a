extension IntentParameter {
    /// Creates a parameter with the values of an options provider.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) {
        self.init(
            ParameterTraits(title: title, description: description).offering(optionsProvider),
            default: defaultValue)
    }

    /// Creates a parameter with an integer in a range and an options provider.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Int? = nil,
        controlStyle: IntControlStyle = .field,
        inclusiveRange: (lowerBound: Int, upperBound: Int)?,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Value.UnwrappedType == Int {
        let traits = ParameterTraits(
            title: title, description: description,
            range: inclusiveRange.flatMap { ClosedRange(bounds: $0) })
        self.init(traits.offering(optionsProvider), default: defaultValue)
    }

    /// Creates a parameter with a list of values of an options provider.
    public convenience init<Element: _IntentValue, Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: [Element]? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Value.UnwrappedType == [Element] {
        self.init(
            ParameterTraits(title: title, description: description, count: size.range)
                .offering(optionsProvider),
            default: defaultValue)
    }
}

extension ParameterTraits {
    /// Returns the traits with the values and the default result of a provider.
    func offering(_ provider: some DynamicOptionsProvider) -> ParameterTraits {
        var traits = self
        traits.options = { try await provider.options(for: $0) }
        traits.defaultResult = { await provider.defaultResult() }
        return traits
    }
}

extension DynamicOptionsProvider {
    /// Returns the available values for a search text, which may be empty.
    func options(for search: String) async throws -> [_ValueSection] {
        if !search.isEmpty, let query = self as? any EntityStringQuery {
            return try await query.found(search)
        }
        let sections = try await results()._sections
        if sections.allSatisfy(\.choices.isEmpty), let query = self as? any EntityPropertyQuery {
            return try await query.everything().matching(search)
        }
        return sections.matching(search)
    }
}
