public import OpenCombine

// OpenCombine leaves its own out where it sees a module named Combine, such as this one; where it
// has them, they are taken.

extension Optional {
    /// A publisher that publishes the value, if there is one, and finishes.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}

extension Result {
    /// A publisher that publishes the value and finishes, or fails.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
