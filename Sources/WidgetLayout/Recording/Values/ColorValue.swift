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
