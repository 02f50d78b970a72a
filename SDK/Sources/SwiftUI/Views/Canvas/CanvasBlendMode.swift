import CWidgetPlugin

extension GraphicsContext {
    /// How new content is blended with existing content.
    ///
    /// Differs from Apple: `copy`, `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop`
    /// change nothing outside of the drawn content, and with translucent colors `sourceIn` and
    /// `sourceOut` let the existing content through.
    public struct BlendMode: Equatable, Sendable {
        let passes: [CanvasPass]

        private init(_ passes: CanvasPass...) { self.passes = passes }

        private init(mode: SwiftUI.BlendMode) { self.init(.drawing(mode.number)) }

        /// Covers existing content.
        public static var normal: BlendMode { BlendMode(mode: .normal) }
        /// Multiplies the colors, which darkens.
        public static var multiply: BlendMode { BlendMode(mode: .multiply) }
        /// Multiplies the inverted colors, which brightens.
        public static var screen: BlendMode { BlendMode(mode: .screen) }
        /// Multiplied where it is dark, screened where it is bright.
        public static var overlay: BlendMode { BlendMode(mode: .overlay) }
        /// The darker color.
        public static var darken: BlendMode { BlendMode(mode: .darken) }
        /// The lighter color.
        public static var lighten: BlendMode { BlendMode(mode: .lighten) }
        /// Brightens the existing content.
        public static var colorDodge: BlendMode { BlendMode(mode: .colorDodge) }
        /// Darkens the existing content.
        public static var colorBurn: BlendMode { BlendMode(mode: .colorBurn) }
        /// Like diffuse light.
        public static var softLight: BlendMode { BlendMode(mode: .softLight) }
        /// Like harsh light.
        public static var hardLight: BlendMode { BlendMode(mode: .hardLight) }
        /// The difference of the colors.
        public static var difference: BlendMode { BlendMode(mode: .difference) }
        /// The distance of both, with less contrast.
        public static var exclusion: BlendMode { BlendMode(mode: .exclusion) }
        /// The hue of the new content.
        public static var hue: BlendMode { BlendMode(mode: .hue) }
        /// The saturation of the new content.
        public static var saturation: BlendMode { BlendMode(mode: .saturation) }
        /// The hue and saturation of the new content.
        public static var color: BlendMode { BlendMode(mode: .color) }
        /// The luminosity of the new content.
        public static var luminosity: BlendMode { BlendMode(mode: .luminosity) }
        /// New content, where existing content is opaque.
        public static var sourceAtop: BlendMode { BlendMode(mode: .sourceAtop) }
        /// New content, behind existing content.
        public static var destinationOver: BlendMode { BlendMode(mode: .destinationOver) }
        /// Existing content, where new content is transparent.
        public static var destinationOut: BlendMode { BlendMode(mode: .destinationOut) }
        /// Adds the inverted colors, which darkens.
        public static var plusDarker: BlendMode { BlendMode(mode: .plusDarker) }
        /// Adds the colors, which brightens.
        public static var plusLighter: BlendMode { BlendMode(mode: .plusLighter) }
        /// Clears both.
        public static var clear: BlendMode { BlendMode(.clearing) }
        /// Replaces existing content.
        public static var copy: BlendMode {
            BlendMode(.clearing, .drawing(WIDGET_BLEND_PLUS_LIGHTER))
        }
        /// New content where existing content is opaque, replacing it.
        public static var sourceIn: BlendMode { sourceAtop }
        /// New content where existing content is transparent; existing content is removed.
        public static var sourceOut: BlendMode { xor }
        /// Existing content where new content is opaque.
        public static var destinationIn: BlendMode { BlendMode(.keeping) }
        /// Existing content where new content is opaque, in front of new content.
        public static var destinationAtop: BlendMode {
            BlendMode(.keeping, .drawing(WIDGET_BLEND_DESTINATION_OVER))
        }
        /// Each where the other is transparent.
        public static var xor: BlendMode { BlendMode(.drawing(WIDGET_BLEND_XOR)) }
    }
}

/// A step of drawing into a canvas.
enum CanvasPass: Equatable {
    /// Draws the content.
    case drawing(widget_blend_mode)
    /// Clears the outline of the content.
    case clearing
    /// Clears the outline of the content where the content is transparent.
    case keeping
}
