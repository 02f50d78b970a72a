/// A colour as a plugin named it: one of the system palette, or components.
public struct ColorValue: Hashable, Sendable {
    /// The raw value of a `widget_color_name`; 0 means the components.
    public var name: UInt32
    /// Gamma-encoded sRGB, nominally 0 to 1, as the other components.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// Multiplies the named colour's own.
    public var opacity: Float

    /// A colour of the palette, or of components when `name` is 0.
    public init(
        name: UInt32 = 0, red: Float = 0, green: Float = 0, blue: Float = 0, opacity: Float = 1
    ) {
        self.name = name
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }
}

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

/// A place in a frame: (0, 0) is its top left corner, (1, 1) its bottom right one.
public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width.
    public var x: Double
    /// The fraction of the height.
    public var y: Double

    /// The place at these fractions of a frame's width and height.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
