/// Says that a preview is a widget's; here previews compile and are never made.
public struct WidgetPreviewContext: PreviewContext {
    /// The family to preview.
    public let family: WidgetFamily

    /// Previews a widget of a family.
    public init(family: WidgetFamily) { self.family = family }
}
