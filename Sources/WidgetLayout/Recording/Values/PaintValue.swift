/// A style for filling or stroking, before it is resolved for an appearance.
public struct PaintValue: Hashable, Sendable {
    /// The kinds of styles.
    public enum Style: Hashable, Sendable {
        /// One colour.
        case color(ColorValue)
        /// A level, 1 to 5, of the inherited foreground style.
        case level(Int)
        /// Colours along a line between two points of the shape's frame.
        case linearGradient(stops: [Stop], start: UnitPoint, end: UnitPoint)
        /// Colours along the radius of circles, or of ellipses with radii in fractions of the
        /// sides.
        case radialGradient(
            stops: [Stop], center: UnitPoint, radii: Span, isElliptical: Bool)
        /// Colours along the angle around a point, in degrees.
        case angularGradient(stops: [Stop], center: UnitPoint, degrees: Span)
        /// Colours at the points of a grid.
        case meshGradient(colors: [ColorValue], points: [UnitPoint], columns: Int)
        /// The blurred background under a haze of a level from 1, ultra thin, to 5, ultra thick.
        case material(Int)
        /// The inherited tint.
        case tint
    }

    /// The start and end of a gradient.
    public struct Span: Hashable, Sendable {
        /// The place of its first colour.
        public var start: Double
        /// The place of its last colour.
        public var end: Double

        /// Makes a span between two numbers.
        public init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }
    }

    /// A colour at a location of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: ColorValue
        /// The location: 0 at the start, 1 at the end.
        public var location: Double

        /// Makes a stop.
        public init(color: ColorValue, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The style itself.
    public var style: Style
    /// The opacity, which multiplies that of every colour.
    public var opacity: Double

    /// Makes a style with an opacity.
    public init(_ style: Style, opacity: Double = 1) {
        self.style = style
        self.opacity = opacity
    }
}
