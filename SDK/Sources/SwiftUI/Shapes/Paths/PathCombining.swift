import CoreGraphics

extension Path {
    /// What lies in this path, another one or both.
    ///
    /// Differs from Apple: as in the other combinations, curves become short straight lines.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(steps.combined(with: other.steps, .union, isEvenOdd: eoFill))
    }

    /// What lies in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(steps.combined(with: other.steps, .intersection, isEvenOdd: eoFill))
    }

    /// What lies in this path and not in another one.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(steps.combined(with: other.steps, .subtraction, isEvenOdd: eoFill))
    }

    /// What lies in one of the paths only.
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

    /// The same inside, without lines that cross.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(steps.combined(with: PathSteps(), .union, isEvenOdd: eoFill))
    }
}
