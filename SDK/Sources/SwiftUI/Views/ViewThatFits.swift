import CWidgetPlugin

/// The first of several views that fits the proposed size, or the last.
public struct ViewThatFits<Content> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View where Content: View {
    /// A primitive: it records all candidates, and the layout chooses the one that fits.
    public typealias Body = Never

    /// Shows the first view whose ideal size is no greater than the proposed one along `axes`.
    nonisolated public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_VIEW_THAT_FITS) {
            if !axes.contains(.horizontal) { recorder.set(WIDGET_HORIZONTAL, false) }
            if !axes.contains(.vertical) { recorder.set(WIDGET_VERTICAL, false) }
            recorder.recordChildren(content)
        }
    }
}
