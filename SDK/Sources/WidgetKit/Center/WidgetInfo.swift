public import AppIntents
public import Intents

/// A widget that a user has placed.
public struct WidgetInfo: Identifiable, @unchecked Sendable {
    // Unchecked: the intent was made for this value and is not changed.
    /// The widget's kind.
    public let kind: String
    /// The widget's family.
    public let family: WidgetFamily
    /// What the user has set, if the widget has a SiriKit intent.
    public let configuration: INIntent?
    private let appIntent: (any AppIntent)?

    init(kind: String, family: WidgetFamily, placed: PlacedKinds.Configuration) {
        self.kind = kind
        self.family = family
        switch placed {
        case .none: (configuration, appIntent) = (nil, nil)
        case .app(let intent): (configuration, appIntent) = (nil, intent)
        case .siri(let intent): (configuration, appIntent) = (intent, nil)
        }
    }

    /// Kind and family.
    public var id: String { "\(kind) \(family)" }

    /// What the user has set, if it is an intent of this type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type
    ) -> Intent? {
        appIntent as? Intent
    }
}

extension WidgetInfo: Hashable {
    /// Whether two widgets have the same kind, family and configuration.
    public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
        left.id == right.id && left.configuration == right.configuration
    }

    /// Hashes kind and family.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension WidgetInfo: CustomStringConvertible {
    /// Kind and family.
    public var description: String { id }
}

/// Takes the address to which timelines for widgets are sent.
public protocol WidgetPushHandler {
    /// Creates the handler.
    init()
    /// Called when the address changes.
    ///
    /// No effect here: it never does.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The address to which timelines for widgets are sent.
public struct WidgetPushInfo: Hashable, Sendable {
    /// The address.
    public let token: Data
}

extension WidgetConfiguration {
    /// Takes what is sent to the widget.
    ///
    /// No effect here: nothing is sent.
    nonisolated public func pushHandler<Handler: WidgetPushHandler>(
        _ handler: Handler.Type
    ) -> some WidgetConfiguration {
        self
    }
}
