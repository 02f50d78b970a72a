public import Foundation

extension UIImage {
    /// The configuration of an image.
    open class Configuration: NSObject, @unchecked Sendable {
        // Unchecked: it is immutable.

        /// Returns the configuration with another one applied.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    /// The size, weight and colors of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The point size; `nil` means that of the context.
        package private(set) var pointSize: CGFloat?
        /// The text style.
        package private(set) var textStyle: UIFont.TextStyle?
        /// The weight.
        package private(set) var weight: SymbolWeight?
        /// The scale.
        package private(set) var scale: SymbolScale?
        /// The colors of the layers.
        package private(set) var colors: [UIColor] = []
        /// Whether the symbol uses its own colors.
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

        /// Creates a configuration with a text style and scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init()
            self.textStyle = textStyle
            self.scale = scale
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }

        /// Creates a configuration with a color in several opacities.
        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            colors = [hierarchicalColor]
        }

        /// Creates a configuration with a color for each layer.
        public convenience init(paletteColors: [UIColor]) {
            self.init()
            colors = paletteColors
        }

        /// Returns a configuration with the symbol's own colors.
        public class func preferringMulticolor() -> Self {
            let configuration = self.init()
            configuration.isMulticolor = true
            return configuration
        }

        /// Returns a configuration with a single color.
        public class func preferringMonochrome() -> Self { self.init() }

        /// An empty configuration.
        public override required init() {}

        /// An empty configuration.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

        /// Returns the configuration with another one applied.
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

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// The default weight.
        case unspecified = 0
        /// The thinnest weight.
        case ultraLight
        /// A very thin weight.
        case thin
        /// A thin weight.
        case light
        /// The regular weight.
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

    /// The scale of a symbol relative to text.
    public enum SymbolScale: Int, Sendable {
        /// The default scale.
        case `default` = -1
        /// Unspecified.
        case unspecified = 0
        /// Smaller than the text.
        case small
        /// The size of the text.
        case medium
        /// Larger than the text.
        case large
    }
}
