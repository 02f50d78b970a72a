public import Foundation

/// A dynamic gradient with a placement.
struct PlacedAnyGradient<Placed: PaintedStyle> {
    let gradient: AnyGradient
    let place: @Sendable (Gradient) -> Placed
}

extension PlacedAnyGradient: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        place(gradient.gradient(in: environment)).paint(in: environment)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// A gradient along a line.
    @_disfavoredOverload
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> AnyShapeStyle {
        AnyShapeStyle(
            PlacedAnyGradient(gradient: gradient) {
                LinearGradient(gradient: $0, startPoint: startPoint, endPoint: endPoint)
            })
    }

    /// A gradient along the radius of circles.
    @_disfavoredOverload
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> AnyShapeStyle {
        AnyShapeStyle(
            PlacedAnyGradient(gradient: gradient) {
                RadialGradient(
                    gradient: $0, center: center, startRadius: startRadius, endRadius: endRadius)
            })
    }

    /// A gradient along the radius of ellipses.
    @_disfavoredOverload
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> AnyShapeStyle {
        AnyShapeStyle(
            PlacedAnyGradient(gradient: gradient) {
                EllipticalGradient(
                    gradient: $0, center: center, startRadiusFraction: startRadiusFraction,
                    endRadiusFraction: endRadiusFraction)
            })
    }

    /// A gradient along the angle around a place.
    @_disfavoredOverload
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AnyShapeStyle {
        AnyShapeStyle(
            PlacedAnyGradient(gradient: gradient) {
                AngularGradient(gradient: $0, center: center, angle: angle)
            })
    }
}
