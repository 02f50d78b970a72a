/// A style to fill or stroke with, before it is resolved for an appearance.
public struct PaintValue: Hashable, Sendable {
    /// What is painted.
    public enum Style: Hashable, Sendable {
        /// One colour.
        case color(ColorValue)
        /// A level, 1 to 5, of the inherited foreground style.
        case level(Int)
        /// Colours along a line between two places of the shape's frame.
        case linearGradient(stops: [Stop], start: UnitPoint, end: UnitPoint)
        /// Colours along the radius of circles; of ellipses where radii are fractions of the sides.
        case radialGradient(
            stops: [Stop], center: UnitPoint, radii: Span, isElliptical: Bool)
        /// Colours along the angle around a place, in degrees.
        case angularGradient(stops: [Stop], center: UnitPoint, degrees: Span)
        /// Colours at the points of a grid.
        case meshGradient(colors: [ColorValue], points: [UnitPoint], columns: Int)
        /// What lies behind, blurred, under a haze of a level from 1, ultra thin, to 5, ultra thick.
        case material(Int)
        /// The inherited tint.
        case tint
    }

    /// Where a gradient starts and where it ends.
    public struct Span: Hashable, Sendable {
        /// Where its first colour is.
        public var start: Double
        /// Where its last colour is.
        public var end: Double

        /// A span between two numbers.
        public init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }
    }

    /// A colour at a place of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour there.
        public var color: ColorValue
        /// 0 at the start, 1 at the end.
        public var location: Double

        /// A colour at a location.
        public init(color: ColorValue, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// What is painted.
    public var style: Style
    /// Multiplies every colour's own.
    public var opacity: Double

    /// A style with an opacity.
    public init(_ style: Style, opacity: Double = 1) {
        self.style = style
        self.opacity = opacity
    }
}
