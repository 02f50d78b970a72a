import CWidgetPlugin

/// Passes the plugin's previews to the runner when it requests them.
@MainActor
enum PreviewRegistration {
    static func offer(in registry: UnsafeMutablePointer<widget_registry>) {
        widget_offer_previews(registry) { registry in
            guard let registry else { return }
            withoutSending(registry) { registry in
                for item in PreviewCatalogue.items() {
                    PreviewRegistration.register(item, in: registry)
                }
            }
        }
    }

    private static func register(
        _ item: PreviewCatalogue.Item, in registry: UnsafeMutablePointer<widget_registry>
    ) {
        var preview = widget_preview()
        preview.size = MemoryLayout<widget_preview>.size
        preview.families = item.preview.families
        preview.options = item.preview.options
        preview.width = item.preview.size.width
        preview.height = item.preview.size.height
        preview.entries = { out in
            guard let out, let context = widget_context(out) else { return }
            Unmanaged<Answer>.fromOpaque(context).takeUnretainedValue().give(TimelineRequest(out))
        }
        // Never released: the runner may ask as long as the process lives.
        preview.context = Unmanaged.passRetained(Answer(item.preview.answer)).toOpaque()
        let memory = DescriptorMemory()
        preview.id = memory.text(item.id)
        preview.name = memory.text(item.name)
        preview.source = memory.text(item.source)
        withExtendedLifetime(memory) { _ = widget_register_preview(registry, &preview) }
    }

    private final class Answer: Sendable {
        let give: @Sendable (TimelineRequest) -> Void

        init(_ give: @escaping @Sendable (TimelineRequest) -> Void) { self.give = give }
    }
}
