/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The edge where lines begin.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where lines end.
    case trailing

    /// Several edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// Creates a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper edge.
        public static let top = Set(.top)
        /// The edge where lines begin.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The edge where lines end.
        public static let trailing = Set(.trailing)
        /// Both edges at the sides.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable {
    /// From side to side.
    case horizontal
    /// Up and down.
    case vertical

    /// Several directions.
    public struct Set: OptionSet, Sendable {
        /// One bit for each direction.
        public let rawValue: Int8

        /// Creates a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// Up and down.
        public static let vertical = Set(rawValue: 2)
    }
}
