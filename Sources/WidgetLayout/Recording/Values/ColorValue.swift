/// A colour as a plugin set it: one of the system palette, or components.
public struct ColorValue: Hashable, Sendable {
    /// The raw value of a `widget_color_name`; 0 means that the components count.
    public var name: UInt32
    /// The red component; all are gamma-encoded sRGB, nominally 0 to 1.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity, which multiplies that of a named colour.
    public var opacity: Float

    /// Makes a colour of the palette, or of components when `name` is 0.
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
