public import Foundation

extension Font {
    /// The width of a font.
    ///
    /// Differs from Apple: the system's letters are stretched to the nearest of four widths, and
    /// those of other families keep their own.
    public struct Width: Hashable, Sendable {
        /// The width, from -1 to 1; 0 is the usual one.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }

        /// Compressed.
        public static let compressed = Width(-0.2)
        /// Slightly narrow letters.
        public static let condensed = Width(-0.1)
        /// The standard width.
        public static let standard = Width(0)
        /// Expanded.
        public static let expanded = Width(0.1)
    }
}
