public import Foundation

extension UIImage {
    /// What pictures are chosen and drawn by.
    open class Configuration: NSObject, @unchecked Sendable {
        // Unchecked: nothing in it changes.

        /// The configuration and what another one says besides.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    /// How large and heavy a symbol is, and its colours.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The size of the text it stands beside; nil for that of what surrounds it.
        package private(set) var pointSize: CGFloat?
        /// The text style it stands beside.
        package private(set) var textStyle: UIFont.TextStyle?
        /// How thick its lines are.
        package private(set) var weight: SymbolWeight?
        /// How large it is beside the text.
        package private(set) var scale: SymbolScale?
        /// What its layers are painted with.
        package private(set) var colors: [UIColor] = []
        /// Whether it has its own colours.
        package private(set) var isMulticolor = false

        /// A size, weight and scale.
        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
        ) {
            self.init()
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }

        /// The size and weight of a font.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init()
            pointSize = font.pointSize
            textStyle = font.textStyle
            weight = SymbolWeight(font.weight)
            self.scale = scale
        }

        /// The size and weight of a text style.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init()
            self.textStyle = textStyle
            self.scale = scale
        }

        /// A scale.
        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }

        /// A weight.
        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }

        /// One colour in several opacities.
        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            colors = [hierarchicalColor]
        }

        /// A colour for each layer.
        public convenience init(paletteColors: [UIColor]) {
            self.init()
            colors = paletteColors
        }

        /// The symbol's own colours.
        public class func preferringMulticolor() -> Self {
            let configuration = self.init()
            configuration.isMulticolor = true
            return configuration
        }

        /// One colour.
        public class func preferringMonochrome() -> Self { self.init() }

        /// Nothing is said.
        public override required init() {}

        /// Nothing is said.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

        /// The configuration and what another one says besides.
        public override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            let result = Self()
            result.pointSize = other.pointSize ?? pointSize
            result.textStyle = other.textStyle ?? textStyle
            result.weight = other.weight ?? weight
            result.scale = other.scale ?? scale
            result.colors = other.colors.isEmpty ? colors : other.colors
            result.isMulticolor = other.isMulticolor || isMulticolor
            return result
        }
    }

    /// How thick a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// As usual.
        case unspecified = 0
        /// The thinnest weight.
        case ultraLight
        /// A very thin weight.
        case thin
        /// A thin weight.
        case light
        /// The usual weight.
        case regular
        /// A little thicker than usual.
        case medium
        /// Between medium and bold.
        case semibold
        /// A thick weight.
        case bold
        /// A very thick weight.
        case heavy
        /// The thickest weight.
        case black

        private static let weights: [SymbolWeight: UIFont.Weight] = [
            .ultraLight: .ultraLight, .thin: .thin, .light: .light, .medium: .medium,
            .semibold: .semibold, .bold: .bold, .heavy: .heavy, .black: .black,
        ]

        /// The weight of a font as thick.
        public func fontWeight() -> UIFont.Weight { Self.weights[self] ?? .regular }

        init(_ weight: UIFont.Weight) {
            self = Self.weights.first { $0.value == weight }?.key ?? .regular
        }
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
        /// As usual.
        case `default` = -1
        /// Nothing is said.
        case unspecified = 0
        /// Smaller than the text.
        case small
        /// As large as the text.
        case medium
        /// Larger than the text.
        case large
    }
}
