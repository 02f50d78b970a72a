package import CWidgetPlugin

/// Marks a preview as that of a widget.
public struct WidgetPreviewContext {
    /// The family to preview.
    public let family: WidgetFamily

    /// Creates a context for a family.
    public init(family: WidgetFamily) { self.family = family }
}

extension WidgetPreviewContext: FamilyPreviewContext {
    package var families: widget_family { family.bit }
}
