public import AppIntents
public import Intents

/// A widget that a user has added.
public struct WidgetInfo: Identifiable, @unchecked Sendable {
    // Unchecked: the intent was created for this value and does not change.
    /// The kind of the widget.
    public let kind: String
    /// The family of the widget.
    public let family: WidgetFamily
    /// The user's configuration if it is a SiriKit intent.
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

    /// Identifies the widget by its kind, family and configuration.
    ///
    /// Differs from Apple: widgets with equal kind, family and configuration have the same
    /// identity.
    public var id: String { settings.identity(after: description) }

    /// Returns the user's configuration if it is an intent of this type.
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
    /// The kind and family.
    public var description: String { "\(kind) \(family)" }
}

extension [String: _StoredValue] {
    /// Returns an identifier that distinguishes instances with these settings, prefixed with a
    /// name.
    func identity(after name: String) -> String {
        let words = sorted { $0.key < $1.key }.map { name, value in
            "\(name)=\(value.description.debugDescription)"
        }
        return ([name] + words).joined(separator: " ")
    }
}
