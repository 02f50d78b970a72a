import CWidgetPlugin
public import Foundation

extension GraphicsContext {
    /// A filter of drawn content.
    public struct Filter {
        let apply: @MainActor (AnyView) -> AnyView

        /// A projection from the canvas's top left corner.
        ///
        /// Differs from Apple: the transform of the context has no effect on it.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            let projection = ProjectionModifier(transform: matrix, movesFrames: false)
            return Filter { AnyView($0.modifier(projection)) }
        }

        /// A blurred outline of the content, behind it or as the options define.
        ///
        /// Differs from Apple: `invertsAlpha` draws an inner shadow, and `disablesGroup` has no
        /// effect.
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

        /// A change of saturation.
        public static func saturation(_ amount: Double) -> Filter {
            Filter { AnyView($0.saturation(amount)) }
        }

        /// A change of brightness.
        public static func brightness(_ amount: Double) -> Filter {
            Filter { AnyView($0.brightness(amount)) }
        }

        /// More contrast or less.
        public static func contrast(_ amount: Double) -> Filter {
            Filter { AnyView($0.contrast(amount)) }
        }

        /// A change to gray.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter { AnyView($0.grayscale(amount)) }
        }

        /// A rotation of hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter { AnyView($0.hueRotation(angle)) }
        }

        /// A multiplication by a color.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { AnyView($0.colorMultiply(color)) }
        }

        /// A linear transformation of the color components.
        ///
        /// Differs from Apple: the result is transparent where nothing is drawn.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            let effect = ColorEffectModifier(effect: WIDGET_EFFECT_TRANSFORM, matrix: matrix)
            return Filter { AnyView($0.modifier(effect)) }
        }

        /// A single color where the opacity is in a range, transparent elsewhere, with smooth
        /// edges.
        ///
        /// Differs from Apple: the result is transparent where nothing is drawn.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = .black
        ) -> Filter {
            let effect = ColorEffectModifier(
                effect: WIDGET_EFFECT_ALPHA_THRESHOLD, amount: min, greatestAmount: max,
                color: color)
            return Filter { AnyView($0.modifier(effect)) }
        }

        /// Converts brightness to opacity.
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

        /// Draws the shadow above the content.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Draws the shadow without the content.
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

        /// The content and the result are opaque.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Dithers the result.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Options of a filter.
    public struct FilterOptions: OptionSet, Sendable {
        /// The raw bits of the options.
        public let rawValue: UInt32

        /// Creates options from raw bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Colors are mixed in linear sRGB.
        ///
        /// No effect here.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Adds a filter for the content drawn next.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }
}
