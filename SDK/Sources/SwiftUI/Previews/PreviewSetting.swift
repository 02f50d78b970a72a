package import CWidgetPlugin

/// The settings of a preview.
package struct PreviewSettings {
    /// Shown to the author; `nil`: none.
    package var name: String?
    /// The widget's family; 0: a view that is not a widget's.
    package var families: widget_family = 0
    /// The size of a view that is not a widget.
    package var layout = PreviewLayout.device
}

/// A modifier that sets a property of the preview and leaves the view unchanged.
struct PreviewSetting: Sendable {
    let change: @Sendable (inout PreviewSettings) -> Void

    init(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) { self.change = change }
}

extension PreviewSetting: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) { content() }
}
