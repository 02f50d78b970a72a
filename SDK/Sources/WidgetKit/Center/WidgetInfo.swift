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
    private let settings: [String: _StoredValue]

    init(kind: String, family: WidgetFamily, placed: PlacedKinds.Configuration) {
        self.kind = kind
        self.family = family
        switch placed {
        case .none: (configuration, appIntent, settings) = (nil, nil, [:])
        case .app(let intent):
            (configuration, appIntent, settings) = (nil, intent, intent.storedArguments)
        case .siri(let intent):
            (configuration, appIntent, settings) = (intent, nil, intent.storedValues)
        }
    }

    /// Kind, family and configuration.
    ///
    /// Differs from Apple: widgets that have all three in common have one identity.
    public var id: String { settings.identity(after: description) }

    /// What the user has set, if it is an intent of this type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        appIntent as? Intent
    }
}

extension WidgetInfo: Hashable {
    /// Whether two widgets have the same kind, family and configuration.
    public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
        left.id == right.id
    }

    /// Hashes kind, family and configuration.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension WidgetInfo: CustomStringConvertible {
    /// Kind and family.
    public var description: String { "\(kind) \(family)" }
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

extension [String: _StoredValue] {
    /// What tells an instance with these settings from others, after words that name what it is.
    func identity(after name: String) -> String {
        let words = sorted { $0.key < $1.key }.map { name, value in
            "\(name)=\(value.description.debugDescription)"
        }
        return ([name] + words).joined(separator: " ")
    }
}
