package import AppIntents
import CWidgetPlugin

extension ViewRecorder {
    /// Sets the action of a press on the current view.
    package func setAction(_ intent: some AppIntent) {
        let memory = DescriptorMemory()
        let arguments = intent.storedArguments.sorted { $0.key < $1.key }.map { name, value in
            widget_argument(
                size: MemoryLayout<widget_argument>.stride, name: memory.text(name),
                type: value.type, value: value.value(in: memory))
        }
        withExtendedLifetime(memory) {
            widget_set_action(
                view, memory.text(IntentCatalogue.name(of: type(of: intent))), arguments,
                arguments.count)
        }
    }
}
