import CWidgetPlugin
public import Foundation

/// Views in declared rows, filled one after another.
///
/// Differs from Apple: all views are created at once, and none is pinned.
public struct LazyHGrid<Content> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension LazyHGrid: View where Content: View {
    /// A grid records itself and its views.
    public typealias Body = Never

    /// Creates a grid with the given rows.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHGrid: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_LAZY_HGRID) {
            recorder.set(WIDGET_GRID_ITEMS, rows.flatMap(\.numbers))
            if alignment != .center { recorder.setAlignment(alignment.number) }
            recorder.set(WIDGET_SPACING, spacing)
            recorder.recordChildren(content)
        }
    }
}
