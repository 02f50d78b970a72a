import CWidgetPlugin
public import Foundation

extension GraphicsContext {
    /// A change to the picture of what is drawn.
    public struct Filter {
        let apply: @MainActor (AnyView) -> AnyView

        /// A projection from the canvas's top left corner.
        ///
        /// Differs from Apple: the transform of the context has no effect on it.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { AnyView($0.projectionEffect(matrix)) }
        }

        /// A blurred outline of what is drawn, behind it or as the options say.
        ///
        /// Differs from Apple: `invertsAlpha` makes it fall into what is drawn from its edges, and
        /// `disablesGroup` has no effect.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let shadow = CanvasShadow(
                color: color, radius: radius, x: x, y: y, blendMode: blendMode, options: options)
            return Filter { shadow.applied(to: $0) }
        }

        /// A blur.
        ///
        /// Differs from Apple: nothing is dithered.
        public static func blur(
            radius: CGFloat, options: BlurOptions = BlurOptions()
        ) -> Filter {
            Filter { AnyView($0.blur(radius: radius, opaque: options.contains(.opaque))) }
        }

        /// Less colour or more.
        public static func saturation(_ amount: Double) -> Filter {
            Filter { AnyView($0.saturation(amount)) }
        }

        /// Brighter or darker.
        public static func brightness(_ amount: Double) -> Filter {
            Filter { AnyView($0.brightness(amount)) }
        }

        /// More contrast or less.
        public static func contrast(_ amount: Double) -> Filter {
            Filter { AnyView($0.contrast(amount)) }
        }

        /// Grey.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter { AnyView($0.grayscale(amount)) }
        }

        /// Other hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter { AnyView($0.hueRotation(angle)) }
        }

        /// Multiplied by a colour.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { AnyView($0.colorMultiply(color)) }
        }

        /// Other colours, of which each is a sum of the components.
        ///
        /// Differs from Apple: where nothing is drawn nothing appears.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            let effect = ColorEffectModifier(effect: WIDGET_EFFECT_TRANSFORM, matrix: matrix)
            return Filter { AnyView($0.modifier(effect)) }
        }

        /// One colour where the opacity lies in a range, nothing elsewhere; edges are smooth.
        ///
        /// Differs from Apple: where nothing is drawn nothing appears.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = .black
        ) -> Filter {
            let effect = ColorEffectModifier(
                effect: WIDGET_EFFECT_ALPHA_THRESHOLD, amount: min, greatestAmount: max,
                color: color)
            return Filter { AnyView($0.modifier(effect)) }
        }

        /// As opaque as it is bright.
        public static var luminanceToAlpha: Filter {
            Filter { AnyView($0.luminanceToAlpha()) }
        }
    }

    /// Options of a shadow.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The raw bits of the options.
        public let rawValue: UInt32

        /// Creates options from raw bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow lies over what is drawn.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// What is drawn is left out.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// The shadow is inverted.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// The shadow is blended by itself.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// Options of a blur.
    public struct BlurOptions: OptionSet, Sendable {
        /// The raw bits of the options.
        public let rawValue: UInt32

        /// Creates options from raw bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What is drawn is opaque, and so is the result.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Dithered.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Options of a filter.
    public struct FilterOptions: OptionSet, Sendable {
        /// The raw bits of the options.
        public let rawValue: UInt32

        /// Creates options from raw bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Colours are mixed in linear sRGB; it has no effect here.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Changes the picture of what is drawn next.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }
}
