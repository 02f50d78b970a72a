package import CWidgetPlugin

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, PrimitiveShape {
    /// How the ends turn.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    nonisolated public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    package var kind: widget_kind { WIDGET_CAPSULE }

    package func setAttributes(on recorder: ViewRecorder) {
        recorder.set(WIDGET_CONTINUOUS, style == .continuous)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are half circles.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
