/// How a shortcut's parameter is chosen.
///
/// No effect here: a shortcut starts with its intent's defaults.
public struct ParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
    /// Creates a presentation with a parameter, a sentence and the source of values.
    public init(
        for parameter: KeyPath<Intent, IntentParameter<Value>>,
        summary: Summary<Intent>,
        @ParameterOptionsBuilder optionsCollections: () -> [OptionsCollection]
    ) {}
}

/// A sentence that contains the shortcut's parameter.
public struct Summary<Intent: AppIntent>: Sendable {
    /// Creates a summary from a sentence.
    public init(_ summaryString: ParameterSummaryString<Intent>) {}
}

/// The values of a shortcut's parameter.
public struct OptionsCollection: Sendable {
    /// Creates a collection from the values of a provider or query.
    public init<Provider: DynamicOptionsProvider>(
        _ provider: Provider, title: LocalizedStringResource, systemImageName: String
    ) {}
}

/// Builds an array from the statements of a closure.
@resultBuilder
public struct ParameterOptionsBuilder {
    /// Combines statements.
    public static func buildBlock(_ collections: OptionsCollection...) -> [OptionsCollection] {
        collections
    }
}
