public import AppIntents

/// When a widget's configurations matter.
///
/// No effect here: hosts go by the entries' relevance.
public struct WidgetRelevances<Intent> {
    /// The moments and places, each with its configuration.
    public let attributes: [WidgetRelevanceAttribute<Intent>]

    /// Lists when configurations matter.
    public init(_ attributes: [WidgetRelevanceAttribute<Intent>]) { self.attributes = attributes }
}

/// When a widget's configurations matter, by its present name.
public typealias WidgetRelevance<Configuration> = WidgetRelevances<Configuration>

extension WidgetRelevances: Sendable where Intent: Sendable {}

/// When one configuration of a widget matters.
public struct WidgetRelevanceAttribute<Intent> {
    /// The configuration; `nil`: any.
    public let configuration: Intent?
    /// The moment or place.
    public let context: RelevantContext
}

extension WidgetRelevanceAttribute: Sendable where Intent: Sendable {}

extension WidgetRelevanceAttribute where Intent: WidgetConfigurationIntent {
    /// Says when a configuration matters.
    public init(configuration: Intent, context: RelevantContext) {
        self.configuration = configuration
        self.context = context
    }
}

extension WidgetRelevanceAttribute where Intent == Never {
    /// Says when a widget without a configuration matters.
    public init(context: RelevantContext) {
        configuration = nil
        self.context = context
    }
}
