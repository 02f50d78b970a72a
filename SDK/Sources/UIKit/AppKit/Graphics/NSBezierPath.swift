public import CoreGraphics
public import Foundation

/// Lines and curves that can be drawn into the open drawing, as AppKit calls them.
///
/// Differs from Apple: it is UIKit's, with the members of both.
public typealias NSBezierPath = UIBezierPath

extension UIBezierPath {
    /// The style of line ends.
    public typealias LineCapStyle = CGLineCap
    /// The style of line joins.
    public typealias LineJoinStyle = CGLineJoin

    /// The rule that determines the interior of a path.
    public enum WindingRule: UInt, Sendable {
        /// Nonzero winding number.
        case nonZero
        /// Odd winding number.
        case evenOdd
    }

    /// The rule that determines the interior of a path.
    public var windingRule: WindingRule {
        get { usesEvenOddFillRule ? .evenOdd : .nonZero }
        set { usesEvenOddFillRule = newValue == .evenOdd }
    }

    /// A rectangle with round corners; both radii should be equal, of others the larger one counts.
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(roundedRect: rect, cornerRadius: max(xRadius, yRadius))
    }

    /// Adds a line.
    public func line(to point: NSPoint) { addLine(to: point) }

    /// Adds a curve with two control points.
    public func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }

    /// Adds a curve with one control point.
    public func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
        addQuadCurve(to: endPoint, controlPoint: controlPoint)
    }

    /// Begins a new part, from where the next line would begin.
    public func relativeMove(to point: NSPoint) { move(to: fromHere(point)) }

    /// Adds a line, from where it begins.
    public func relativeLine(to point: NSPoint) { addLine(to: fromHere(point)) }

    private func fromHere(_ point: NSPoint) -> NSPoint {
        NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)
    }

    /// Adds a rectangle.
    public func appendRect(_ rect: NSRect) { append(NSBezierPath(rect: rect)) }

    /// Adds an ellipse that fills a rectangle.
    public func appendOval(in rect: NSRect) { append(NSBezierPath(ovalIn: rect)) }

    /// Adds a rectangle with round corners.
    public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        append(NSBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
    }

    /// Adds a part of a circle, between angles in degrees; clockwise as it is seen, where y goes
    /// up.
    public func appendArc(
        withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool = false
    ) {
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle * .pi / 180,
            endAngle: endAngle * .pi / 180, clockwise: !clockwise)
    }

    /// Transforms the path.
    public func transform(using transform: AffineTransform) {
        apply(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
                tx: transform.tX, ty: transform.tY))
    }

    /// Clips further drawing in the current context to the path.
    public func setClip() { addClip() }

    /// Fills a rectangle of the open drawing.
    public class func fill(_ rect: NSRect) { NSBezierPath(rect: rect).fill() }

    /// Draws the line of a rectangle of the open drawing.
    public class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }

    /// Draws a line in the open drawing.
    public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
        let path = NSBezierPath()
        path.move(to: point1)
        path.line(to: point2)
        path.stroke()
    }
}
