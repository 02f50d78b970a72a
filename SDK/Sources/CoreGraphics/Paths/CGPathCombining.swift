import Foundation

extension CGPath {
    /// What lies in this path, another one or both.
    ///
    /// Differs from Apple: as in the other combinations, curves become short straight lines.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, .union, rule)
    }

    /// What lies in both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, .intersection, rule)
    }

    /// What lies in this path and not in another one.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, .subtraction, rule)
    }

    /// What lies in one of the paths only.
    public func symmetricDifference(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath { combined(other, .difference, rule) }

    /// The line of this path where it lies in another one.
    public func lineIntersection(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        CGPath(steps.line(inside: other.steps, is: true, isEvenOdd: rule == .evenOdd))
    }

    /// The line of this path where it does not lie in another one.
    public func lineSubtracting(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        CGPath(steps.line(inside: other.steps, is: false, isEvenOdd: rule == .evenOdd))
    }

    /// The same inside, without lines that cross.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(steps.combined(with: PathSteps(), .union, isEvenOdd: rule == .evenOdd))
    }

    /// Whether the insides have something in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    private func combined(
        _ other: CGPath, _ combination: PathSteps.Combination, _ rule: CGPathFillRule
    ) -> CGPath {
        CGPath(steps.combined(with: other.steps, combination, isEvenOdd: rule == .evenOdd))
    }
}
