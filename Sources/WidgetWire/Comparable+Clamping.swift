extension Comparable {
    /// The nearest value in a range; its lower bound for NaN.
    @inlinable
    package func clamped(to range: ClosedRange<Self>) -> Self {
        // The order of arguments matters: max returns the first one when the second is NaN.
        max(range.lowerBound, min(self, range.upperBound))
    }
}
