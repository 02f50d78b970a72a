extension IntentParameter {
    /// A parameter whose values a provider offers.
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

    /// A whole number between bounds whose values a provider offers.
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
            title: title, description: description, range: inclusiveRange.flatMap(bounds))
        self.init(traits.offering(optionsProvider), default: defaultValue)
    }

    /// Several values that a provider offers.
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
    func offering(_ provider: some DynamicOptionsProvider) -> ParameterTraits {
        var traits = self
        traits.options = { try await provider.options(for: $0) }
        traits.defaultResult = { await provider.defaultResult() }
        return traits
    }
}

extension DynamicOptionsProvider {
    /// What a user may choose who has typed something, or nothing yet.
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

/// Bounds as a range; `nil` when they are the wrong way round.
func bounds(_ bounds: (Int, Int)) -> ClosedRange<Double>? {
    bounds.0 <= bounds.1 ? Double(bounds.0)...Double(bounds.1) : nil
}
