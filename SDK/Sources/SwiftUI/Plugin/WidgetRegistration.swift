import CWidgetPlugin

extension WidgetDescription {
    /// Hands the widget over to the runner, which reports an unusable one itself.
    func register(in registry: UnsafeMutablePointer<widget_registry>) {
        var widget = widget_descriptor()
        widget.size = MemoryLayout<widget_descriptor>.size
        widget.families = families
        widget.options = options
        widget.placeholder = function { out in answer(out) { $0.placeholder($1) } }
        widget.snapshot = function { out in answer(out) { $0.snapshot($1) } }
        widget.timeline = function { out in answer(out) { $0.timeline($1) } }
        // Never released: the runner may ask as long as the process lives.
        widget.context = Unmanaged.passRetained(ProviderContext(provider: provider)).toOpaque()
        kind.withCString { kind in
            withOptionalCString(displayName) { displayName in
                withOptionalCString(summary) { summary in
                    widget.kind = kind
                    widget.display_name = displayName
                    widget.description = summary
                    _ = widget_register(registry, &widget)
                }
            }
        }
    }
}

/// A widget's provider as a descriptor's context.
private final class ProviderContext: Sendable {
    let provider: any WidgetProvider

    init(provider: any WidgetProvider) { self.provider = provider }
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
    let provider = Unmanaged<ProviderContext>.fromOpaque(context).takeUnretainedValue().provider
    body(provider, TimelineRequest(out))
}

private func withOptionalCString(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Void) {
    guard let text else { return body(nil) }
    text.withCString { body($0) }
}
