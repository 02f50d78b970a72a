package import AppIntents
package import CWidgetPlugin

/// The runner's request for a widget's recommended configurations; usable from any thread.
package struct RecommendationsRequest: @unchecked Sendable {
    // Unchecked: the header allows every call on the pointer from any thread, for ever.
    private let out: UnsafeMutablePointer<widget_recommendations>

    package init(_ out: UnsafeMutablePointer<widget_recommendations>) { self.out = out }

    /// The context of the widget's descriptor.
    var context: UnsafeMutableRawPointer? { widget_recommendations_context(out) }

    /// Adds a recommendation with the name shown to users.
    package func add(_ description: String, _ values: [String: _StoredValue]) {
        let memory = DescriptorMemory()
        let arguments = values.arguments(in: memory)
        withExtendedLifetime(memory) {
            widget_recommend(
                out, memory.text(description), memory.array(arguments), arguments.count)
        }
    }

    /// Replies later, after `body` has run on the main actor; the caller must give up what it
    /// captures.
    package func answerOnMainActor(_ body: @escaping (RecommendationsRequest) -> Void) {
        widget_recommendations_defer(out)
        // Unsafe but sound: the caller gives up everything it captures.
        nonisolated(unsafe) let body = body
        Task { @MainActor in
            body(self)
            await PluginContainer.keepWhatWasStored()
            widget_recommendations_complete(out)
        }
    }
}
