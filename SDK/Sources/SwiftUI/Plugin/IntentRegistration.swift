import AppIntents
import CWidgetPlugin
import Foundation

/// Passes the plugin's intents and shortcuts to the runner when it requests them.
@MainActor
enum IntentRegistration {
    static func offer(in registry: UnsafeMutablePointer<widget_registry>) {
        widget_offer_intents(registry) { registry in
            guard let registry else { return }
            withoutSending(registry) { registry in
                for item in IntentCatalogue.items {
                    IntentRegistration.register(item, in: registry)
                }
                for shortcut in IntentRegistration.shortcuts() {
                    IntentRegistration.register(shortcut, in: registry)
                }
            }
        }
    }

    private static func register(
        _ item: IntentCatalogue.Item, in registry: UnsafeMutablePointer<widget_registry>
    ) {
        let performance = Performance(item.type)
        let memory = DescriptorMemory()
        var intent = widget_intent()
        intent.size = MemoryLayout<widget_intent>.size
        intent.name = memory.text(item.name)
        intent.title = memory.text(String(localized: item.type.title))
        intent.description = memory.text(item.type.shownDescription)
        intent.parameters = performance.parameters.descriptors(in: memory)
        intent.parameter_count = performance.parameters.count
        intent.options = UInt32(WIDGET_READS_SETTINGS)
        if !item.isListed { intent.options |= UInt32(WIDGET_UNLISTED) }
        intent.perform = unsafeBitCast(Performance.begin, to: widget_function.self)
        // Never released: the runner may ask as long as the process lives.
        intent.context = Unmanaged.passRetained(performance).toOpaque()
        withExtendedLifetime(memory) { _ = widget_register_intent(registry, &intent) }
    }

    private static func shortcuts() -> [AppShortcut] {
        PluginTypes.conforming(to: "AppShortcutsProvider")
            .compactMap { $0 as? any AppShortcutsProvider.Type }
            .flatMap { $0.appShortcuts }
    }

    private static func register(
        _ declared: AppShortcut, in registry: UnsafeMutablePointer<widget_registry>
    ) {
        let memory = DescriptorMemory()
        var shortcut = widget_shortcut()
        shortcut.size = MemoryLayout<widget_shortcut>.size
        shortcut.intent = memory.text(IntentCatalogue.name(of: declared.intent))
        let title = String(localized: declared.shortTitle)
        shortcut.title = memory.text(title.isEmpty ? nil : title)
        shortcut.symbol = memory.text(
            declared.systemImageName.isEmpty ? nil : declared.systemImageName)
        let phrases = declared.phrases.map { memory.text($0) }
        shortcut.phrases = memory.array(phrases)
        shortcut.phrase_count = phrases.count
        withExtendedLifetime(memory) { _ = widget_register_shortcut(registry, &shortcut) }
    }

    /// The context of an intent's descriptor, which performs it.
    private final class Performance: Sendable {
        let parameters: [DeclaredParameter]
        private let type: any AppIntent.Type

        init(_ type: any AppIntent.Type) {
            self.type = type
            parameters = type.declaredParameters
        }

        static let begin: @convention(c) (UnsafeMutablePointer<widget_result>) -> Void = { out in
            guard let context = widget_result_context(out) else { return }
            let performance = Unmanaged<Performance>.fromOpaque(context).takeUnretainedValue()
            IntentRequest(out).answer(by: performance.type, performance.parameters)
        }
    }
}
