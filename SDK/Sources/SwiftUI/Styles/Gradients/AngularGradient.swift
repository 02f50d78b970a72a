/// An angular gradient around a point, like a cone seen from above.
///
/// As a view it takes all the room it is offered.
public struct AngularGradient: Hashable, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// Creates a gradient between two angles, clockwise from the right.
    ///
    /// If the range exceeds a full turn, its last turn is drawn; a gap is filled with the last
    /// color in its first half and the first color in its second half.
    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Creates a gradient from evenly spaced colors.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    /// Creates a gradient from color stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    /// Creates a gradient over a full turn that starts at an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle,
            endAngle: angle + .degrees(360))
    }

    /// Creates a gradient over a full turn from evenly spaced colors.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient over a full turn from color stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension AngularGradient: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        Paint(
            .angularGradient(
                gradient.paintStops, center: center,
                degrees: .init(start: startAngle.degrees, end: endAngle.degrees)))
    }
}

extension AngularGradient: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.record(_StyleView(style: self))
    }
}
