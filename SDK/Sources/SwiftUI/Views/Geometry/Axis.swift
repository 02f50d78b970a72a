/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Across.
    case horizontal
    /// Up and down.
    case vertical

    /// Both, one or no directions.
    public struct Set: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Across.
        public static let horizontal = Set(rawValue: 1 << 0)
        /// Up and down.
        public static let vertical = Set(rawValue: 1 << 1)
    }
}
