package import CWidgetPlugin

/// Says that a preview is a widget's.
public struct WidgetPreviewContext {
    /// The family to preview.
    public let family: WidgetFamily

    /// Previews a widget of a family.
    public init(family: WidgetFamily) { self.family = family }
}

extension WidgetPreviewContext: FamilyPreviewContext {
    package var families: widget_family { family.bit }
}
