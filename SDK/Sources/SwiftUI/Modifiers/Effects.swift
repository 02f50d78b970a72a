import CWidgetPlugin
public import Foundation

/// A modifier of one node with some attributes.
struct NodeModifier {
    let kind: widget_kind
    let set: @MainActor (ViewRecorder) -> Void
}

extension NodeModifier: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(kind) {
            set(recorder)
            content()
        }
    }
}

extension View {
    nonisolated func wrapped(
        in kind: widget_kind, _ set: @escaping @MainActor (ViewRecorder) -> Void
    ) -> some View {
        modifier(NodeModifier(kind: kind, set: set))
    }

    /// Draws the view more faintly: 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        wrapped(in: WIDGET_OPACITY) { $0.set(WIDGET_AMOUNT, opacity) }
    }

    /// Hides the view, which keeps its place.
    nonisolated public func hidden() -> some View { opacity(0) }

    /// Draws the view elsewhere, without moving its frame.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrapped(in: WIDGET_OFFSET) {
            $0.set(WIDGET_X, Double(x))
            $0.set(WIDGET_Y, Double(y))
        }
    }

    /// Draws the view elsewhere, without moving its frame.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }
}
