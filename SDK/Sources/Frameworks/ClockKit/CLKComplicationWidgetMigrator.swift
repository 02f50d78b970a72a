public import Foundation
public import Intents

/// Maps complications to widgets.
///
/// Differs from Apple: it is never called; widgets are added with `porthole add`.
@preconcurrency
public protocol CLKComplicationWidgetMigrator: NSObjectProtocol {
    /// Returns the widget for a complication, or `nil`.
    func widgetConfiguration(from complicationDescriptor: CLKComplicationDescriptor) async
        -> CLKComplicationWidgetMigrationConfiguration?
    /// Returns the widget for a complication, or `nil`.
    func getWidgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor,
        completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void)
}

extension CLKComplicationWidgetMigrator {
    /// Returns no widget by default.
    public func widgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor
    ) async -> CLKComplicationWidgetMigrationConfiguration? { nil }

    /// Returns no widget by default.
    public func getWidgetConfiguration(
        from complicationDescriptor: CLKComplicationDescriptor,
        completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration?) -> Void
    ) { completionHandler(nil) }
}

/// The widget that takes a complication's place.
open class CLKComplicationWidgetMigrationConfiguration: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    override init() {}
}

/// A widget without parameters that takes a complication's place.
public final class CLKComplicationStaticWidgetMigrationConfiguration:
    CLKComplicationWidgetMigrationConfiguration, @unchecked Sendable
{
    // Unchecked: it is immutable.

    /// The kind of the widget.
    public let kind: String
    /// The bundle identifier of the extension.
    public let extensionBundleIdentifier: String

    /// Creates a configuration of a widget.
    public init(kind: String, extensionBundleIdentifier: String) {
        self.kind = kind
        self.extensionBundleIdentifier = extensionBundleIdentifier
    }
}

/// A widget with parameters that takes a complication's place.
public final class CLKComplicationIntentWidgetMigrationConfiguration:
    CLKComplicationWidgetMigrationConfiguration, @unchecked Sendable
{
    // Unchecked: it is immutable.

    /// The kind of the widget.
    public let kind: String
    /// The bundle identifier of the extension.
    public let extensionBundleIdentifier: String
    /// The intent.
    public let intent: INIntent
    /// The display name.
    public let localizedDisplayName: String

    /// Creates a configuration of a widget with an intent.
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
