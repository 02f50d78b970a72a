public import Foundation

/// A path of lines and curves.
///
/// Differs from Apple: it is a Swift class, not a Core Foundation type.
public class CGPath: @unchecked Sendable {
    // Unchecked: only CGMutablePath changes it, which no more than Apple's is for several threads.
    package fileprivate(set) var steps: PathSteps

    package init(_ steps: PathSteps) { self.steps = steps }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var steps = PathSteps()
        steps.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(steps)
    }

    /// Creates an ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var steps = PathSteps()
        steps.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(steps)
    }

    /// Creates a rounded rectangle with circular corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var steps = PathSteps()
        steps.addRoundedRect(
            rect, corners: .init(CGSize(width: cornerWidth, height: cornerHeight)),
            isContinuous: false, transform: transform?.pointee ?? .identity)
        self.init(steps)
    }

    /// Whether the path has no lines or curves.
    public var isEmpty: Bool { steps.isEmpty }
    /// The smallest rectangle around all points, including control points.
    public var boundingBox: CGRect { steps.controlBounds }
    /// The smallest rectangle around all lines and curves.
    public var boundingBoxOfPath: CGRect { steps.bounds }
    /// The point at which the next line begins; zero for an empty path.
    public var currentPoint: CGPoint { steps.current ?? .zero }

    /// Whether a point lies inside the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        steps.contains(point.applying(transform.inverted()), isEvenOdd: rule == .evenOdd)
    }

    /// Returns a copy.
    public func copy() -> CGPath? { CGPath(steps) }

    /// Returns a transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps.applying(transform?.pointee ?? .identity))
    }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.steps = steps
        return copy
    }
}

extension CGPath: Equatable, Hashable {
    /// Whether two paths have the same lines and curves.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.steps == rhs.steps }

    /// Feeds the lines and curves to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(PathSteps()) }

    /// Begins a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.move(to: point.applying(transform))
    }

    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.addLine(to: point.applying(transform))
    }

    /// Adds lines between points, as a new subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point, transform: transform) }
            if index > 0 { addLine(to: point, transform: transform) }
        }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        steps.addQuad(control: control.applying(transform), to: end.applying(transform))
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        steps.addCurve(
            control1: control1.applying(transform), control2: control2.applying(transform),
            to: end.applying(transform))
    }

    /// Adds an arc of a circle; angles in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        steps.addArc(
            center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise,
            transform: transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        steps.addRect(rect, transform: transform)
    }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        steps.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rounded rectangle with circular corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        steps.addRoundedRect(
            rect, corners: .init(CGSize(width: cornerWidth, height: cornerHeight)),
            isContinuous: false, transform: transform)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps.append(path.steps.applying(transform))
    }

    /// Closes the current subpath.
    public func closeSubpath() { steps.close() }
}
