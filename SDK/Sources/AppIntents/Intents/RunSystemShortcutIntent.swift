/// A shortcut that users made, or an app to open.
///
/// Differs from Apple: there are none here, and users can choose none.
public struct SystemShortcut: Hashable, Sendable {
    init() {}

    /// How users see it.
    public var displayRepresentation: DisplayRepresentation { "No Shortcut" }
}

extension SystemShortcut: _IntentValue {
    /// No shortcut.
    public static func _fallback() -> SystemShortcut? { SystemShortcut() }
}

extension IntentParameter where Value.UnwrappedType == SystemShortcut {
    /// A shortcut.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        // A widget may read it before anything is resolved.
        self.init(
            ParameterTraits(title: title, description: description), default: SystemShortcut())
    }
}

/// An intent that runs a shortcut or opens an app.
public struct RunSystemShortcutIntent: SystemIntent {
    /// The name that users see.
    public static var title: LocalizedStringResource { "Run Shortcut" }

    /// The shortcut.
    @Parameter(title: "Shortcut") public var shortcut: SystemShortcut

    /// Creates an intent that runs nothing yet.
    public init() {}

    /// Creates an intent that runs a shortcut.
    public init(shortcut: SystemShortcut) { self.shortcut = shortcut }

    /// Throws: there are no shortcuts.
    public func perform() async throws -> some IntentResult {
        guard false else {
            throw AppIntentError("There are no shortcuts to run on this system.")
        }
        return .result()
    }
}
