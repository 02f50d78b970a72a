public import AppIntents

/// A control that a user has added.
public struct ControlInfo: Identifiable, @unchecked Sendable {
    // Unchecked: the intent was created for this value and does not change.
    /// The kind of the control.
    public let kind: String
    /// The push token of the control; `nil` if there is none.
    public let pushInfo: ControlPushInfo?
    private let intent: (any AppIntent)?

    init(kind: String, placed: PlacedKinds.Configuration) {
        self.kind = kind
        pushInfo = nil
        if case .app(let intent) = placed { self.intent = intent } else { intent = nil }
    }

    /// Identifies the control by its kind and configuration.
    ///
    /// Differs from Apple: controls with equal kind and configuration have the same identity.
    public var id: String { (intent?.storedArguments ?? [:]).identity(after: kind) }

    /// Returns the user's configuration if it is an intent of this type.
    public func configurationIntent<Intent: ControlConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        intent as? Intent
    }
}

extension ControlInfo: Hashable {
    /// Whether two controls have the same kind and configuration.
    public static func == (left: ControlInfo, right: ControlInfo) -> Bool {
        left.id == right.id
    }

    /// Hashes kind and configuration.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
