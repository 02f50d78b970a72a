public import Foundation
public import Intents

/// Says which widget takes a complication's place.
///
/// Differs from Apple: nobody asks; widgets are placed by `porthole add`.
@preconcurrency
public protocol CLKComplicationWidgetMigrator: NSObjectProtocol {
    /// The widget for a complication; nil where there is none.
    func widgetConfiguration(from complicationDescriptor: CLKComplicationDescriptor) async
        -> CLKComplicationWidgetMigrationConfiguration?
    /// The widget for a complication; nil where there is none.
    func getWidgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor,
        completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void)
}

extension CLKComplicationWidgetMigrator {
    /// Answers that there is none.
    public func widgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor
    ) async -> CLKComplicationWidgetMigrationConfiguration? { nil }

    /// Answers that there is none.
    public func getWidgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor,
        completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void
    ) { completionHandler(nil) }
}

/// The widget that takes a complication's place.
open class CLKComplicationWidgetMigrationConfiguration: NSObject, @unchecked Sendable {
    // Unchecked: what is kept does not change.

    override init() {}
}

/// A widget without parameters that takes a complication's place.
public final class CLKComplicationStaticWidgetMigrationConfiguration:
    CLKComplicationWidgetMigrationConfiguration, @unchecked Sendable
{
    // Unchecked: what is kept does not change.

    /// The widget's kind.
    public let kind: String
    /// Its extension's identifier.
    public let extensionBundleIdentifier: String

    /// Names a widget.
    public init(kind: String, extensionBundleIdentifier: String) {
        self.kind = kind
        self.extensionBundleIdentifier = extensionBundleIdentifier
    }
}

/// A widget with parameters that takes a complication's place.
public final class CLKComplicationIntentWidgetMigrationConfiguration:
    CLKComplicationWidgetMigrationConfiguration, @unchecked Sendable
{
    // Unchecked: what is kept does not change.

    /// The widget's kind.
    public let kind: String
    /// Its extension's identifier.
    public let extensionBundleIdentifier: String
    /// Its parameters.
    public let intent: INIntent
    /// Its name for people.
    public let localizedDisplayName: String

    /// Names a widget and its parameters.
    public init(
        kind: String, extensionBundleIdentifier: String, intent: INIntent,
        localizedDisplayName: String
    ) {
        self.kind = kind
        self.extensionBundleIdentifier = extensionBundleIdentifier
        self.intent = intent
        self.localizedDisplayName = localizedDisplayName
    }
}
