package import CWidgetPlugin

/// The context in which a preview is shown.
public protocol PreviewContext: Sendable {}

/// A context that makes a preview that of a widget.
package protocol FamilyPreviewContext: PreviewContext {
    /// The widget's family, a single bit.
    var families: widget_family { get }
}

extension View {
    /// Sets the context of a preview.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(
            PreviewSetting { settings in
                if let family = value as? any FamilyPreviewContext {
                    settings.families = family.families
                }
            })
    }

    /// Sets the name of a preview.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewSetting { $0.name = value })
    }
}
