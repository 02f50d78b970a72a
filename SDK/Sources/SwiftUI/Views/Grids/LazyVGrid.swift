import CWidgetPlugin
public import Foundation

/// Views in declared columns, filled one after another.
///
/// Differs from Apple: all views are created at once, and none is pinned.
public struct LazyVGrid<Content> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension LazyVGrid: View where Content: View {
    /// A grid records itself and its views.
    public typealias Body = Never

    /// Creates a grid with the given columns.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_LAZY_VGRID) {
            recorder.set(WIDGET_GRID_ITEMS, columns.flatMap(\.numbers))
            if alignment != .center { recorder.setAlignment(alignment.number) }
            recorder.set(WIDGET_SPACING, spacing)
            recorder.recordChildren(content)
        }
    }
}
