/// How a parameter of a shortcut is chosen.
///
/// No effect here: a shortcut begins with its intent's defaults.
public struct ParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
    /// A parameter, a sentence with it, and where its values come from.
    public init(
        for parameter: KeyPath<Intent, IntentParameter<Value>>,
        summary: Summary<Intent>,
        @ParameterOptionsBuilder optionsCollections: () -> [OptionsCollection]
    ) {}
}

/// A sentence with a shortcut's parameter in it.
public struct Summary<Intent: AppIntent>: Sendable {
    /// A sentence.
    public init(_ summaryString: ParameterSummaryString<Intent>) {}
}

/// Where the values of a shortcut's parameter come from.
public struct OptionsCollection: Sendable {
    /// The values of a provider or a query.
    public init<Provider: DynamicOptionsProvider>(
        _ provider: Provider, title: LocalizedStringResource, systemImageName: String
    ) {}
}

/// Turns the statements of a closure into an array.
@resultBuilder
public struct ParameterOptionsBuilder {
    /// Joins statements.
    public static func buildBlock(_ collections: OptionsCollection...) -> [OptionsCollection] {
        collections
    }
}
