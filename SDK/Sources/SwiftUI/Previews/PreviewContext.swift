package import CWidgetPlugin

/// What a preview is shown in.
public protocol PreviewContext: Sendable {}

/// A context that makes the preview a widget's.
package protocol FamilyPreviewContext: PreviewContext {
    /// The widget's family, a single bit.
    var families: widget_family { get }
}

extension View {
    /// Says what a preview is shown in.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(
            PreviewSetting { settings in
                if let family = value as? any FamilyPreviewContext {
                    settings.families = family.families
                }
            })
    }

    /// Names a preview.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewSetting { $0.name = value })
    }
}
