import CWidgetPlugin
import WidgetWire

/// Phrases under which users find an intent.
struct Shortcut: Sendable {
    /// The description for the host.
    let wire: ShortcutDescription

    /// Reads and checks a descriptor; everything in it is copied.
    ///
    /// - Parameter intents: The intents that a shortcut can be for.
    init(
        _ pointer: UnsafePointer<widget_shortcut>, among intents: [Intent]
    ) throws(RegistrationProblem) {
        let descriptor = copySized(pointer, into: widget_shortcut())
        let name = String(plugin: descriptor.intent) ?? ""
        guard let intent = intents.first(where: { $0.name == name }) else {
            throw .unknownShortcutIntent(name, known: intents.map(\.name))
        }
        var wire = ShortcutDescription()
        wire.intent = name
        wire.title = String(plugin: descriptor.title) ?? intent.wire.title
        wire.symbol = String(plugin: descriptor.symbol) ?? ""
        wire.phrases = try Self.phrases(of: descriptor, intent: name)
        self.wire = wire
    }

    private static func phrases(
        of descriptor: widget_shortcut, intent: String
    ) throws(RegistrationProblem) -> [String] {
        let count = descriptor.phrase_count
        guard count > 0 else { return [] }
        guard count <= ContractLimits.phrases, let array = descriptor.phrases else {
            throw .badPhrases(intent: intent, limit: ContractLimits.phrases)
        }
        let phrases = UnsafeBufferPointer(start: array, count: count).compactMap {
            String(plugin: $0)
        }
        guard phrases.count == count else {
            throw .badPhrases(intent: intent, limit: ContractLimits.phrases)
        }
        return phrases
    }
}
