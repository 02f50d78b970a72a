import Foundation

extension UIFont {
    /// A size and weight for a use.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Extra large titles.
        public static let extraLargeTitle = TextStyle(
            rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// Extra large titles of the second level.
        public static let extraLargeTitle2 = TextStyle(
            rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// Large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Titles of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Titles of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Alternate captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var size: CGFloat { Self.sizes[self] ?? 17 }

        var weight: Weight {
            switch self {
            case .extraLargeTitle, .extraLargeTitle2: .bold
            case .headline: .semibold
            default: .regular
            }
        }

        private static let sizes: [TextStyle: CGFloat] = [
            .extraLargeTitle: 36, .extraLargeTitle2: 28,
            .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
            .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
        ]
    }
}
