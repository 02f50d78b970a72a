package import AppIntents
import CWidgetPlugin

extension ViewRecorder {
    /// Sets the action of a press on the current view.
    package func setAction(_ intent: some AppIntent) {
        let memory = DescriptorMemory()
        let arguments = intent.storedArguments.arguments(in: memory)
        withExtendedLifetime(memory) {
            widget_set_action(
                view, memory.text(IntentCatalogue.name(of: type(of: intent))), arguments,
                arguments.count)
        }
    }
}
