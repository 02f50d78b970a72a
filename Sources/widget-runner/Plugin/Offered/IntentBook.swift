import CWidgetPlugin
import WidgetWire

/// Intents and their shortcuts, each checked when it is added.
struct IntentBook: Sendable {
    private(set) var intents: [Intent] = []
    private(set) var shortcuts: [Shortcut] = []

    /// Adds an intent.
    mutating func add(_ descriptor: UnsafePointer<widget_intent>) throws(RegistrationProblem) {
        let intent = try Intent(descriptor)
        guard !intents.contains(where: { $0.name == intent.name }) else {
            throw .duplicateIntent(intent.name)
        }
        guard intents.count < ContractLimits.members else {
            throw .tooManyMembers("intents", limit: ContractLimits.members)
        }
        intents.append(intent)
    }

    /// Adds a shortcut for an intent that was added before.
    mutating func add(_ descriptor: UnsafePointer<widget_shortcut>) throws(RegistrationProblem) {
        let shortcut = try Shortcut(descriptor, among: intents)
        guard shortcuts.count < ContractLimits.members else {
            throw .tooManyMembers("shortcuts", limit: ContractLimits.members)
        }
        shortcuts.append(shortcut)
    }
}
