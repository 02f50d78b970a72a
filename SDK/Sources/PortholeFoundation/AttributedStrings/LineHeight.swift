public import Foundation

extension AttributedString {
    /// The height of the lines of a text.
    public struct LineHeight: Hashable, Sendable {
        /// The rule for the height.
        package enum Content: Hashable, Sendable {
            case multiple(CGFloat)
            case points(CGFloat)
            case increase(CGFloat)
        }

        /// The rule for the height.
        package let content: Content

        /// The height of the font, whatever letters a line contains.
        public static var variable: LineHeight { LineHeight(content: .increase(0)) }
        /// The default height of the font.
        public static var normal: LineHeight { LineHeight(content: .increase(0)) }
        /// Less than the default height of the font.
        public static var tight: LineHeight { LineHeight(content: .increase(-2)) }
        /// More than the default height of the font.
        public static var loose: LineHeight { LineHeight(content: .increase(2)) }

        /// A multiple of the font size.
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(content: .multiple(factor))
        }

        /// The default height of the font plus a number of points.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(content: .increase(increase))
        }

        /// A fixed number of points.
        public static func exact(points: CGFloat) -> LineHeight {
            LineHeight(content: .points(points))
        }
    }
}
