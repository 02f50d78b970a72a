import CWidgetPlugin

/// A row of a grid; outside of a grid its views belong to the container.
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View where Content: View {
    /// A row records itself and its views.
    public typealias Body = Never

    /// Creates a row; each view is in a column of the grid.
    nonisolated public init(
        alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_GRID_ROW) {
            recorder.setAlignment(alignment?.number)
            recorder.recordChildren(content)
        }
    }
}
