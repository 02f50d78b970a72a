import CoreGraphics

extension Path {
    /// Returns the union with another path.
    ///
    /// Differs from Apple: as in the other combinations, curves become short straight lines.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(steps.combined(with: other.steps, .union, isEvenOdd: eoFill))
    }

    /// Returns the intersection with another path.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(steps.combined(with: other.steps, .intersection, isEvenOdd: eoFill))
    }

    /// Returns the path without the area of another one.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(steps.combined(with: other.steps, .subtraction, isEvenOdd: eoFill))
    }

    /// Returns the area that is in exactly one of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(steps.combined(with: other.steps, .difference, isEvenOdd: eoFill))
    }

    /// The line of this path where it lies in another one.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(steps.line(inside: other.steps, is: true, isEvenOdd: eoFill))
    }

    /// The line of this path where it does not lie in another one.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(steps.line(inside: other.steps, is: false, isEvenOdd: eoFill))
    }

    /// Returns a path with the same interior and without self-intersections.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(steps.combined(with: PathSteps(), .union, isEvenOdd: eoFill))
    }
}
