import CWidgetPlugin

/// The color space of a rendered image.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Gamma encoded, from 0 to 1.
    case nonLinear
    /// Linear, from 0 to 1.
    case linear
    /// Linear, with an extended range.
    case extendedLinear
}

/// Renders a view as one image before effects and blending are applied.
struct CompositingGroupModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_COMPOSITING_GROUP, content)
    }
}

extension View {
    /// Renders the view as one image before effects and blending are applied.
    nonisolated public func compositingGroup() -> some View { modifier(CompositingGroupModifier()) }

    /// Renders the view as one image before effects and blending are applied.
    ///
    /// Differs from Apple: `opaque` and `colorMode` have no effect.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }
}
