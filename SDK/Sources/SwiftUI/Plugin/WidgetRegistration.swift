package import CWidgetPlugin

extension WidgetDescription: Registrable {
    package var identity: BundleMemberIdentity { .kind(kind) }

    /// Hands the widget over to the runner, which reports an unusable one itself.
    package func register(in registry: UnsafeMutablePointer<widget_registry>) {
        var widget = widget_descriptor()
        widget.size = MemoryLayout<widget_descriptor>.size
        widget.families = families
        widget.options = options | UInt32(WIDGET_READS_SETTINGS)
        widget.placeholder = function { out in answer(out) { $0.placeholder($1) } }
        widget.snapshot = function { out in answer(out) { $0.snapshot($1) } }
        widget.timeline = function { out in answer(out) { $0.timeline($1) } }
        // Never released: the runner may ask as long as the process lives.
        widget.context = Unmanaged.passRetained(ProviderContext(provider: provider)).toOpaque()
        let memory = DescriptorMemory()
        widget.kind = memory.text(kind)
        widget.display_name = memory.text(displayName)
        widget.description = memory.text(summary)
        widget.parameters = parameters.descriptors(in: memory)
        widget.parameter_count = parameters.count
        widget.intent = memory.text(intent)
        if recommends {
            widget.recommend = { out in
                guard let out else { return }
                let request = RecommendationsRequest(out)
                guard let context = request.context else { return }
                ProviderContext.provider(context).recommend(request)
            }
        }
        withExtendedLifetime(memory) { _ = widget_register(registry, &widget) }
    }
}

/// The context of a widget's descriptor: its provider.
private final class ProviderContext: Sendable {
    let provider: any WidgetProvider

    init(provider: any WidgetProvider) { self.provider = provider }

    /// Returns the provider from the context of a descriptor.
    static func provider(_ context: UnsafeMutableRawPointer) -> any WidgetProvider {
        Unmanaged<ProviderContext>.fromOpaque(context).takeUnretainedValue().provider
    }
}

/// A provider function without declared parameters, as a descriptor takes it.
private func function(
    _ body: @convention(c) (UnsafeMutablePointer<widget_timeline>) -> Void
) -> widget_function {
    unsafeBitCast(body, to: widget_function.self)
}

private func answer(
    _ out: UnsafeMutablePointer<widget_timeline>,
    _ body: (any WidgetProvider, TimelineRequest) -> Void
) {
    guard let context = widget_context(out) else { return }
    body(ProviderContext.provider(context), TimelineRequest(out))
}
