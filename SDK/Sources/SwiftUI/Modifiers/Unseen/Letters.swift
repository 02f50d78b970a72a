public import Foundation

/// How wide letters are; here all have their font's own width.
extension Font {
    /// How wide a font's letters are.
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

    /// The font with letters of another width; it has no effect here.
    public func width(_ width: Width) -> Font { self }
}

extension Text {
    /// Puts room between letters; it has no effect here.
    public func kerning(_ kerning: CGFloat) -> Text { self }

    /// Puts room between letters, ligatures too; it has no effect here.
    public func tracking(_ tracking: CGFloat) -> Text { self }

    /// Raises letters; it has no effect here.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

    /// Makes letters narrower or wider; it has no effect here.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
}

extension View {
    /// Puts room between letters; it has no effect here.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

    /// Puts room between letters, ligatures too; it has no effect here.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

    /// Raises letters; it has no effect here.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

    /// Makes letters narrower or wider; it has no effect here.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Lets letters come closer so that a text fits; it has no effect here.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
}
