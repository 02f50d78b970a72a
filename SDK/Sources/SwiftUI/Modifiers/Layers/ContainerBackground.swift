import CWidgetPlugin

/// The container of a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The widget: the background fills it, its margins too.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A screen of an app's navigation; a background for it is not shown here.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// An app's columns; a background for them is not shown here.
    public static let navigationSplitView = ContainerBackgroundPlacement(
        name: "navigationSplitView")
    /// An app's tabs; a background for them is not shown here.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// An app's window; a background for it is not shown here.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// A view that declares the background of the widget.
struct ContainerBackgroundModifier<Background: View> {
    let background: Background
    let alignment: Alignment
    let container: ContainerBackgroundPlacement
}

extension ContainerBackgroundModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        guard container == .widget else { return content() }
        recorder.node(WIDGET_CONTAINER_BACKGROUND) {
            content()
            if recorder.environment.host.showsBackground { recordBackground(into: recorder) }
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
            ContainerBackgroundModifier(
                background: _StyleView(style: style), alignment: .center, container: container))
    }

    /// Adds views behind the view that fill the widget including its margins.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            ContainerBackgroundModifier(
                background: content(), alignment: alignment, container: container))
    }
}
