import CWidgetPlugin

/// What a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The widget: the background fills it, its margins too.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// A view that says what lies behind the widget.
struct ContainerBackgroundModifier<Background: View> {
    let background: Background
    let alignment: Alignment
}

extension ContainerBackgroundModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        guard recorder.environment.host.showsBackground else { return content() }
        recorder.node(WIDGET_CONTAINER_BACKGROUND) {
            content()
            recordBackground(into: recorder)
        }
    }

    @MainActor private func recordBackground(into recorder: ViewRecorder) {
        if alignment == .center { return recorder.recordChildren(background) }
        recorder.node(WIDGET_FLEX_FRAME) {
            recorder.set(WIDGET_MAX_WIDTH, Double.infinity)
            recorder.set(WIDGET_MAX_HEIGHT, Double.infinity)
            recorder.setAlignment(alignment.number)
            recorder.node(WIDGET_ZSTACK) {
                recorder.setAlignment(alignment.number)
                recorder.recordChildren(background)
            }
        }
    }
}

extension View {
    /// Fills the widget behind the view with a style.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(
            ContainerBackgroundModifier(background: _StyleView(style: style), alignment: .center))
    }

    /// Puts views behind the view that fill the widget, its margins too.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackgroundModifier(background: content(), alignment: alignment))
    }
}
