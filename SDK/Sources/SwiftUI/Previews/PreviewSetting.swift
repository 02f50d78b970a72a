package import CWidgetPlugin

/// What preview modifiers say of one preview.
package struct PreviewSettings {
    /// Shown to the author; `nil`: none.
    package var name: String?
    /// The widget's family; 0: a view that is no widget's.
    package var families: widget_family = 0
    /// How large a view is that is no widget's.
    package var layout = PreviewLayout.device
}

/// A modifier that tells something of a preview and leaves the view as it is.
struct PreviewSetting: Sendable {
    let change: @Sendable (inout PreviewSettings) -> Void

    init(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) { self.change = change }
}

extension PreviewSetting: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) { content() }
}
