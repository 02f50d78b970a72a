public import Foundation

extension AttributedString {
    /// How high the lines of a text are.
    public struct LineHeight: Hashable, Sendable {
        /// What is said of the height.
        package enum Content: Hashable, Sendable {
            case multiple(CGFloat)
            case points(CGFloat)
            case increase(CGFloat)
        }

        /// What is said of the height.
        package let content: Content

        /// As the font has it, whatever letters are in a line.
        public static var variable: LineHeight { LineHeight(content: .increase(0)) }
        /// As the font has it.
        public static var normal: LineHeight { LineHeight(content: .increase(0)) }
        /// Lower than the font has it.
        public static var tight: LineHeight { LineHeight(content: .increase(-2)) }
        /// Higher than the font has it.
        public static var loose: LineHeight { LineHeight(content: .increase(2)) }

        /// So many times as high as the font's size.
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(content: .multiple(factor))
        }

        /// As high as the font has it, and points more.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(content: .increase(increase))
        }

        /// So many points high.
        public static func exact(points: CGFloat) -> LineHeight {
            LineHeight(content: .points(points))
        }
    }
}
