public import AppIntents
public import Intents

/// When the configurations of a widget are relevant.
///
/// No effect here: hosts use the relevance of entries.
public struct WidgetRelevances<Intent> {
    /// The contexts, each with its configuration.
    public let attributes: [WidgetRelevanceAttribute<Intent>]

    /// Creates relevances from a list.
    public init(_ attributes: [WidgetRelevanceAttribute<Intent>]) { self.attributes = attributes }
}

/// When the configurations of a widget are relevant; the current name of the type.
public typealias WidgetRelevance<Configuration> = WidgetRelevances<Configuration>

extension WidgetRelevances: Sendable where Intent: Sendable {}

/// When one configuration of a widget is relevant, or the group it belongs to.
public struct WidgetRelevanceAttribute<Configuration> {
    /// The configuration; `nil` means any.
    let configuration: Configuration?
    /// The relevant context; `nil` if the attribute names a group.
    let context: RelevantContext?

    private init(_ configuration: Configuration?, in context: RelevantContext?) {
        self.configuration = configuration
        self.context = context
    }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
    /// Creates an attribute for a configuration that is relevant in a context.
    public init(configuration: Configuration, context: RelevantContext) {
        self.init(configuration, in: context)
    }

    /// Adds a configuration to a group of which only one is suggested at a time; no effect here.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.init(configuration, in: nil)
    }
}

extension WidgetRelevanceAttribute where Configuration: INIntent {
    /// Creates an attribute for a configuration that is relevant in a context.
    public init(configuration: Configuration, context: RelevantContext) {
        self.init(configuration, in: context)
    }

    /// Adds a configuration to a group of which only one is suggested at a time; no effect here.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {
        self.init(configuration, in: nil)
    }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    /// Creates an attribute for a widget without configuration that is relevant in a context.
    public init(context: RelevantContext) { self.init(nil, in: context) }

    /// Adds a widget to a group of which only one is suggested at a time; no effect here.
    public init(group: WidgetRelevanceGroup) { self.init(nil, in: nil) }
}

/// A group of widgets with similar content, of which the system suggests one at a time.
///
/// No effect here: widgets are not suggested.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String

    /// Chosen by the system.
    public static let automatic = WidgetRelevanceGroup(name: "")
    /// No group, not even that of the app.
    public static let ungrouped = WidgetRelevanceGroup(name: "\u{0}")

    /// The app's group with this name.
    public static func named(_ name: String) -> WidgetRelevanceGroup {
        WidgetRelevanceGroup(name: "named \(name)")
    }
}
