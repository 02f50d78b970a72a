public import Foundation

/// A gradient along the radius of circles around a place.
///
/// As a view it takes all the room it is offered.
public struct RadialGradient: Hashable, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Creates a gradient between two radii, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient from evenly spaced colors.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    /// Creates a gradient from color stops.
    public init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient along the radius of circles.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient of evenly spaced colors.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient of color stops.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        Paint(
            .radialGradient(
                gradient.paintStops, center: center,
                radii: .init(start: Double(startRadius), end: Double(endRadius)),
                isElliptical: false))
    }
}

extension RadialGradient: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.record(_StyleView(style: self))
    }
}
