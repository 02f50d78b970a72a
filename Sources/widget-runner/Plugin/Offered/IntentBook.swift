import CWidgetPlugin

/// Intents and their shortcuts, each checked as it comes.
struct IntentBook: Sendable {
    /// The most intents, and the most shortcuts.
    private static let limit = 200

    private(set) var intents: [Intent] = []
    private(set) var shortcuts: [Shortcut] = []

    /// Adds an intent.
    mutating func add(_ descriptor: UnsafePointer<widget_intent>) throws(RegistrationProblem) {
        let intent = try Intent(descriptor)
        guard !intents.contains(where: { $0.name == intent.name }) else {
            throw .duplicateIntent(intent.name)
        }
        guard intents.count < Self.limit else {
            throw .tooManyMembers("intents", limit: Self.limit)
        }
        intents.append(intent)
    }

    /// Adds a shortcut for one of the intents that were added.
    mutating func add(_ descriptor: UnsafePointer<widget_shortcut>) throws(RegistrationProblem) {
        let shortcut = try Shortcut(descriptor, among: intents)
        guard shortcuts.count < Self.limit else {
            throw .tooManyMembers("shortcuts", limit: Self.limit)
        }
        shortcuts.append(shortcut)
    }
}
