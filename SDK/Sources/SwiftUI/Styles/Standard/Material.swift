import CWidgetPlugin

/// A translucent background.
///
/// Unlike on Apple's platforms what lies behind shows through sharp: nothing is blurred.
public struct Material: Hashable, Sendable {
    private let opacity: Double

    /// Mostly translucent.
    public static let ultraThin = Material(opacity: 0.4)
    /// More translucent than opaque.
    public static let thin = Material(opacity: 0.55)
    /// Somewhat translucent.
    public static let regular = Material(opacity: 0.7)
    /// More opaque than translucent.
    public static let thick = Material(opacity: 0.8)
    /// Mostly opaque.
    public static let ultraThick = Material(opacity: 0.9)
    /// As system bars.
    public static let bar = Material(opacity: 0.8)
}

extension ShapeStyle where Self == Material {
    /// Mostly translucent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// More translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// Somewhat translucent.
    public static var regularMaterial: Material { .regular }
    /// More opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// Mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// As system bars.
    public static var bar: Material { .bar }
}

extension Material: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        Paint(WIDGET_BACKGROUND_SECONDARY).opacity(opacity)
    }
}
