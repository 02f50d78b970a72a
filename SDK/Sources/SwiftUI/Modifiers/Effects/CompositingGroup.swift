import CWidgetPlugin

/// How a picture's colours are stored.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Gamma encoded, from 0 to 1.
    case nonLinear
    /// In linear light, from 0 to 1.
    case linear
    /// In linear light, beyond 0 and 1.
    case extendedLinear
}

/// A view that is one picture before effects and blending around it.
struct CompositingGroupModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_COMPOSITING_GROUP, content)
    }
}

extension View {
    /// Makes one picture of the view before effects and blending around it.
    nonisolated public func compositingGroup() -> some View { modifier(CompositingGroupModifier()) }

    /// Makes one picture of the view before effects and blending around it.
    ///
    /// Differs from Apple: `opaque` and `colorMode` have no effect.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }
}
