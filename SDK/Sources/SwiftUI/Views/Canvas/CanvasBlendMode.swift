import CWidgetPlugin

extension GraphicsContext {
    /// How what is drawn is mixed with what is there.
    ///
    /// Differs from Apple: `copy`, `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop`
    /// change nothing outside of what is drawn, and of translucent colours `sourceIn` and
    /// `sourceOut` let through what is there.
    public struct BlendMode: Equatable, Sendable {
        let passes: [CanvasPass]

        private init(_ passes: CanvasPass...) { self.passes = passes }

        private init(mode: SwiftUI.BlendMode) { self.init(.drawing(mode.number)) }

        /// It covers what is there.
        public static var normal: BlendMode { BlendMode(mode: .normal) }
        /// Darker: colours are multiplied.
        public static var multiply: BlendMode { BlendMode(mode: .multiply) }
        /// Brighter: what is missing to white is multiplied.
        public static var screen: BlendMode { BlendMode(mode: .screen) }
        /// Multiplied where it is dark, screened where it is bright.
        public static var overlay: BlendMode { BlendMode(mode: .overlay) }
        /// The darker of both.
        public static var darken: BlendMode { BlendMode(mode: .darken) }
        /// The brighter of both.
        public static var lighten: BlendMode { BlendMode(mode: .lighten) }
        /// What is there, brightened.
        public static var colorDodge: BlendMode { BlendMode(mode: .colorDodge) }
        /// What is there, darkened.
        public static var colorBurn: BlendMode { BlendMode(mode: .colorBurn) }
        /// As a diffuse light.
        public static var softLight: BlendMode { BlendMode(mode: .softLight) }
        /// As a hard light.
        public static var hardLight: BlendMode { BlendMode(mode: .hardLight) }
        /// The distance of both.
        public static var difference: BlendMode { BlendMode(mode: .difference) }
        /// The distance of both, with less contrast.
        public static var exclusion: BlendMode { BlendMode(mode: .exclusion) }
        /// The hue of what is drawn.
        public static var hue: BlendMode { BlendMode(mode: .hue) }
        /// The saturation of what is drawn.
        public static var saturation: BlendMode { BlendMode(mode: .saturation) }
        /// The hue and saturation of what is drawn.
        public static var color: BlendMode { BlendMode(mode: .color) }
        /// The luminosity of what is drawn.
        public static var luminosity: BlendMode { BlendMode(mode: .luminosity) }
        /// Where something is there.
        public static var sourceAtop: BlendMode { BlendMode(mode: .sourceAtop) }
        /// Behind what is there.
        public static var destinationOver: BlendMode { BlendMode(mode: .destinationOver) }
        /// Takes away what is there.
        public static var destinationOut: BlendMode { BlendMode(mode: .destinationOut) }
        /// Darker: what is missing to white is added.
        public static var plusDarker: BlendMode { BlendMode(mode: .plusDarker) }
        /// Brighter: colours are added.
        public static var plusLighter: BlendMode { BlendMode(mode: .plusLighter) }
        /// Nothing is left.
        public static var clear: BlendMode { BlendMode(.clearing) }
        /// It replaces what is there.
        public static var copy: BlendMode {
            BlendMode(.clearing, .drawing(WIDGET_BLEND_PLUS_LIGHTER))
        }
        /// Where something is there, which it replaces.
        public static var sourceIn: BlendMode { sourceAtop }
        /// Where nothing is there; what is there goes away.
        public static var sourceOut: BlendMode { xor }
        /// What is there, as far as it is covered.
        public static var destinationIn: BlendMode { BlendMode(.keeping) }
        /// What is there, as far as it is covered, before what is drawn.
        public static var destinationAtop: BlendMode {
            BlendMode(.keeping, .drawing(WIDGET_BLEND_DESTINATION_OVER))
        }
        /// Each where the other is not.
        public static var xor: BlendMode { BlendMode(.drawing(WIDGET_BLEND_XOR)) }
    }
}

/// A step of drawing something into a canvas.
enum CanvasPass: Equatable {
    /// It is drawn.
    case drawing(widget_blend_mode)
    /// What is there goes away inside its outline.
    case clearing
    /// What is there goes away inside its outline as far as it is transparent.
    case keeping
}
