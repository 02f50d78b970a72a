public import AppIntents
public import Intents

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

/// When one configuration of a widget matters, or which widgets say the same.
public struct WidgetRelevanceAttribute<Configuration> {
    /// The configuration; `nil`: any.
    let configuration: Configuration?
    /// The moment or place; `nil`: the attribute names a group.
    let context: RelevantContext?

    private init(_ configuration: Configuration?, in context: RelevantContext?) {
        self.configuration = configuration
        self.context = context
    }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
    /// Says when a configuration matters.
    public init(configuration: Configuration, context: RelevantContext) {
        self.init(configuration, in: context)
    }

    /// Says that a configuration is not suggested beside the others of a group; no effect here.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.init(configuration, in: nil)
    }
}

extension WidgetRelevanceAttribute where Configuration: INIntent {
    /// Says when a configuration matters.
    public init(configuration: Configuration, context: RelevantContext) {
        self.init(configuration, in: context)
    }

    /// Says that a configuration is not suggested beside the others of a group; no effect here.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.init(configuration, in: nil)
    }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    /// Says when a widget without a configuration matters.
    public init(context: RelevantContext) { self.init(nil, in: context) }

    /// Says that a widget is not suggested beside the others of a group; no effect here.
    public init(group: WidgetRelevanceGroup) { self.init(nil, in: nil) }
}

/// Widgets that say the same, so that a system suggests one of them at a time.
///
/// No effect here: nothing suggests widgets.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String

    /// What the system thinks best.
    public static let automatic = WidgetRelevanceGroup(name: "")
    /// No group, not even that of the app.
    public static let ungrouped = WidgetRelevanceGroup(name: "\u{0}")

    /// The group of a name, which is the app's own.
    public static func named(_ name: String) -> WidgetRelevanceGroup {
        WidgetRelevanceGroup(name: "named \(name)")
    }
}
