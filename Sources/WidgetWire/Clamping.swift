extension Comparable {
    /// The value of a range that is nearest to this one; its lower bound for NaN.
    @inlinable
    package func clamped(to range: ClosedRange<Self>) -> Self {
        // In this order: max answers its first argument where the second is NaN.
        max(range.lowerBound, min(self, range.upperBound))
    }
}
