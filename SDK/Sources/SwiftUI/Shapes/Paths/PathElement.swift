import CoreGraphics
public import Foundation

extension Path {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// A new part begins at a point.
        case move(to: CGPoint)
        /// A line to a point.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to where the part began.
        case closeSubpath
    }

    /// Calls a closure with each step.
    public func forEach(_ body: (Element) -> Void) {
        for step in steps.steps { body(Element(step)) }
    }
}

extension Path.Element {
    fileprivate init(_ step: PathSteps.Step) {
        switch step {
        case .move(let point): self = .move(to: point)
        case .line(let point): self = .line(to: point)
        case .quad(let control, let point): self = .quadCurve(to: point, control: control)
        case .curve(let control1, let control2, let point):
            self = .curve(to: point, control1: control1, control2: control2)
        case .close: self = .closeSubpath
        }
    }
}
