import CWidgetPlugin
public import Foundation

/// Rows of views in columns of common width.
public struct Grid<Content> {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content
}

extension Grid: View where Content: View {
    /// A grid records itself and its rows.
    public typealias Body = Never

    /// Creates a grid; views outside of rows span a row of their own.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_GRID) {
            if alignment != .center { recorder.setAlignment(alignment.number) }
            recorder.set(WIDGET_SPACING, horizontalSpacing)
            recorder.set(WIDGET_ROW_SPACING, verticalSpacing)
            recorder.recordChildren(content)
        }
    }
}
