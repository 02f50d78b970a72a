public import AppIntents

/// A control that a user has added.
public struct ControlInfo: Identifiable, @unchecked Sendable {
    // Unchecked: the intent was made for this value and is not changed.
    /// The control's kind.
    public let kind: String
    /// Where values for it are sent; `nil`: nowhere.
    public let pushInfo: ControlPushInfo?
    private let intent: (any AppIntent)?

    init(kind: String, placed: PlacedKinds.Configuration) {
        self.kind = kind
        pushInfo = nil
        if case .app(let intent) = placed { self.intent = intent } else { intent = nil }
    }

    /// Kind and configuration.
    ///
    /// Differs from Apple: controls that have both in common have one identity.
    public var id: String { (intent?.storedArguments ?? [:]).identity(after: kind) }

    /// What the user has set, if it is an intent of this type.
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
