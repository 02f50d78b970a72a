extension Text {
    /// How a line under or through a text looks.
    public struct LineStyle: Hashable, Sendable {
        /// The dots and dashes of the line.
        public struct Pattern: Hashable, Sendable {
            private let number: Int

            /// No gaps.
            public static let solid = Pattern(number: 0)
            /// Dots.
            public static let dot = Pattern(number: 1)
            /// Dashes.
            public static let dash = Pattern(number: 2)
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(number: 3)
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(number: 4)
        }
    }
}
