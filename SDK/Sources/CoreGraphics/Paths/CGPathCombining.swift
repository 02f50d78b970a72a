import Foundation

extension CGPath {
    /// Returns the area inside this path, another one, or both.
    ///
    /// Differs from Apple: as in the other combinations, curves become short lines.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, .union, rule)
    }

    /// Returns the area inside both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, .intersection, rule)
    }

    /// Returns the area inside this path and outside another one.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, .subtraction, rule)
    }

    /// Returns the area inside exactly one of the paths.
    public func symmetricDifference(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath { combined(other, .difference, rule) }

    /// Returns the lines of this path that lie inside another one.
    public func lineIntersection(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        CGPath(steps.line(inside: other.steps, is: true, isEvenOdd: rule == .evenOdd))
    }

    /// Returns the lines of this path that lie outside another one.
    public func lineSubtracting(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        CGPath(steps.line(inside: other.steps, is: false, isEvenOdd: rule == .evenOdd))
    }

    /// Returns a path of the same area, without lines that cross.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(steps.combined(with: PathSteps(), .union, isEvenOdd: rule == .evenOdd))
    }

    /// Whether the areas of the paths overlap.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    private func combined(
        _ other: CGPath, _ combination: PathSteps.Combination, _ rule: CGPathFillRule
    ) -> CGPath {
        CGPath(steps.combined(with: other.steps, combination, isEvenOdd: rule == .evenOdd))
    }
}
