public import Foundation

extension Font {
    /// How wide a font's letters are.
    ///
    /// Differs from Apple: the system's letters are stretched to the nearest of four widths, and
    /// those of other families keep their own.
    public struct Width: Hashable, Sendable {
        /// The width, from -1 to 1; 0 is the usual one.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }

        /// Narrow letters.
        public static let compressed = Width(-0.2)
        /// Slightly narrow letters.
        public static let condensed = Width(-0.1)
        /// The usual letters.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.1)
    }
}
