import CWidgetPlugin

/// What a container background is the background of.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// The background of the whole widget, behind its margins too.
public struct _ContainerBackgroundModifier<Background: View> {
    let background: Background
}

extension _ContainerBackgroundModifier: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        guard recorder.environment.host.showsBackground else { return content() }
        recorder.node(WIDGET_CONTAINER_BACKGROUND) {
            content()
            recorder.recordChildren(background)
        }
    }
}

extension View {
    /// Sets the background of the widget.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _ContainerBackgroundModifier(
                background: ZStack(alignment: alignment, content: content)))
    }

    /// Fills the background of the widget.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(_ContainerBackgroundModifier(background: Rectangle().fill(style)))
    }
}
