public import CoreGraphics
public import Foundation

extension Path {
    /// Begins a new part at a point.
    public mutating func move(to end: CGPoint) { steps.move(to: end) }

    /// Adds a line to a point.
    public mutating func addLine(to end: CGPoint) { steps.addLine(to: end) }

    /// Adds connected lines as a new subpath.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        steps.addQuad(control: control, to: end)
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.addCurve(control1: control1, control2: control2, to: end)
    }

    /// Adds a part of a circle.
    ///
    /// As on Apple's platforms, `clockwise` refers to a y-axis that points up: if it points down,
    /// as in views, a clockwise arc appears counterclockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        steps.addArc(
            center: center, radius: radius, start: CGFloat(startAngle.radians),
            end: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
    }

    /// Adds a part of a circle that touches two lines.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        steps.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
    }

    /// Adds a part of a circle that turns by an angle.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        steps.addArc(
            center: center, radius: radius, start: CGFloat(startAngle.radians),
            delta: CGFloat(delta.radians), transform: transform)
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        steps.append(path.steps.applying(transform))
    }

    /// Ends the part with a line to where it began.
    public mutating func closeSubpath() { steps.close() }
}
