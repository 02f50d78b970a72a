import CWidgetPlugin

/// A view that takes the proposed size, on which its content depends.
public struct GeometryReader<Content> {
    /// Creates the content for a size; called during layout, possibly several times.
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
    /// A geometry reader records a function that makes its content.
    public typealias Body = Never

    /// Creates a reader whose content gets the proposed size and is placed at the top left corner.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_GEOMETRY_READER) {
            recorder.setGeometryContent(WIDGET_CONTENT) { geometry, recorder in
                recorder.record(content(geometry))
            }
        }
    }
}
