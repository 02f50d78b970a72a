/// A translucent background: the blurred content behind it in the widget, under a haze.
///
/// Differs from Apple: texts over it keep their usual colors. In terminals what lies
/// behind shows through sharp.
public struct Material: Hashable, Sendable {
    private let level: Int

    /// Mostly translucent.
    public static let ultraThin = Material(level: 1)
    /// More translucent than opaque.
    public static let thin = Material(level: 2)
    /// Regular thickness.
    public static let regular = Material(level: 3)
    /// More opaque than translucent.
    public static let thick = Material(level: 4)
    /// Mostly opaque.
    public static let ultraThick = Material(level: 5)
    /// The material of system bars.
    public static let bar = Material(level: 4)
}

extension ShapeStyle where Self == Material {
    /// Mostly translucent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// More translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// Regular thickness.
    public static var regularMaterial: Material { .regular }
    /// More opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// Mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of system bars.
    public static var bar: Material { .bar }
}

extension Material: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        Paint(.material(level))
    }
}
