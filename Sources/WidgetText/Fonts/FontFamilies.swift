import WidgetWire

/// The families for the designs of fonts.
enum FontFamilies {
    /// The family names requested from fontconfig; fonts.conf maps them to installed ones.
    static let system = "porthole system"
    static let display = "porthole display"
    static let serif = "porthole serif"
    static let monospaced = "porthole monospaced"
    /// The font that draws SF Symbols' names.
    static let symbols = "Material Design Icons"

    /// The size in points from which the system font uses the display cut, which has narrower
    /// spacing, as San Francisco does.
    static let displaySize = 20.0

    /// The system font's other widths: the ending of the family's name, Apple's number, and the
    /// stretch of letters.
    static let widths: [(name: String, value: Double, stretch: Double)] = [
        (" compressed", -0.2, 0.75), (" condensed", -0.1, 0.87), (" expanded", 0.1, 1.2),
    ]

    /// - Parameter size: The size of the letters, in points.
    static func name(of font: Font, size: Double) -> String {
        if font.bundled { return FontMap.bundledPrefix + font.family }
        if !font.family.isEmpty { return font.family }
        let name =
            switch font.design {
            case .serif: serif
            case .monospaced: monospaced
            case .default, .UNRECOGNIZED: size < displaySize ? system : display
            // The design has only one cut, in which only the ends of letters differ.
            case .rounded: display
            }
        return name + widthName(font.width)
    }

    /// The ending for the nearest available width.
    private static func widthName(_ width: Double) -> String {
        let nearest = widths.min { abs($0.value - width) < abs($1.value - width) }
        guard let nearest, abs(nearest.value - width) < abs(width) else { return "" }
        return nearest.name
    }
}
