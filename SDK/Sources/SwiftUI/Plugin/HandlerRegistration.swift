import AppIntents
import CWidgetPlugin
import Intents

/// Passes the handlers of the library's intents extensions to the runner; a library with handlers
/// only is a companion.
@MainActor
enum HandlerRegistration {
    /// Registers a handler for each intent that an extension of the library handles.
    ///
    /// - Returns: Whether there is any extension.
    static func register(in registry: UnsafeMutablePointer<widget_registry>) -> Bool {
        for handled in HandledIntent.all {
            let memory = DescriptorMemory()
            var handler = widget_handler()
            handler.size = MemoryLayout<widget_handler>.size
            handler.intent = memory.text(handled.name)
            handler.parameters = handled.parameters.descriptors(in: memory)
            handler.parameter_count = handled.parameters.count
            withExtendedLifetime(memory) { _ = widget_register_handler(registry, &handler) }
        }
        return HandledIntent.hasExtension
    }
}
