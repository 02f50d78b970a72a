/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The top.
    case top
    /// Where lines begin.
    case leading
    /// The bottom.
    case bottom
    /// Where lines end.
    case trailing

    /// Any number of sides.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// A set of one side.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top.
        public static let top = Set(.top)
        /// Where lines begin.
        public static let leading = Set(.leading)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// Where lines end.
        public static let trailing = Set(.trailing)
        /// Where lines begin and end.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// One of the two sides on a line of text.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
}

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The top.
    case top
    /// The bottom.
    case bottom

    /// Some of both.
    public struct Set: OptionSet, Sendable {
        /// The edges as bits.
        public let rawValue: Int8

        /// Edges of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One edge.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top.
        public static let top = Set(.top)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}
