/// A shortcut made by the user, or an app to open.
///
/// Differs from Apple: there are no shortcuts here, so users cannot choose one.
public struct SystemShortcut: Hashable, Sendable {
    init() {}

    /// How the shortcut is shown to users.
    public var displayRepresentation: DisplayRepresentation { "No Shortcut" }
}

extension SystemShortcut: _IntentValue {
    /// Returns an empty shortcut.
    public static func _fallback() -> SystemShortcut? { SystemShortcut() }
}

extension IntentParameter where Value.UnwrappedType == SystemShortcut {
    /// Creates a parameter with a shortcut.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        // A widget may read it before parameters are resolved.
        self.init(
            ParameterTraits(title: title, description: description), default: SystemShortcut())
    }
}

/// An intent that runs a shortcut or opens an app.
public struct RunSystemShortcutIntent: SystemIntent {
    /// The title shown to users.
    public static var title: LocalizedStringResource { "Run Shortcut" }

    /// The shortcut.
    @Parameter(title: "Shortcut") public var shortcut: SystemShortcut

    /// Creates an intent without a shortcut.
    public init() {}

    /// Creates an intent with a shortcut.
    public init(shortcut: SystemShortcut) { self.shortcut = shortcut }

    /// Always throws, because there are no shortcuts.
    public func perform() async throws -> some IntentResult {
        guard false else {
            throw AppIntentError("There are no shortcuts to run on this system.")
        }
        return .result()
    }
}
