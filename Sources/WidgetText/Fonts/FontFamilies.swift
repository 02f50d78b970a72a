import WidgetWire

/// Which family stands for a font's design.
enum FontFamilies {
    /// The family names asked of fontconfig; fonts.conf says what stands for them.
    static let system = "porthole system"
    static let display = "porthole display"
    static let serif = "porthole serif"
    static let monospaced = "porthole monospaced"
    /// The font that draws SF Symbols' names.
    static let symbols = "Material Design Icons"

    /// From this size in points the system font's wider spaced text cut gives way to the display cut,
    /// as San Francisco's does.
    static let displaySize = 20.0

    /// The widths a system font has beside its own: what the name of its family ends with, Apple's
    /// number, and how wide letters are drawn.
    static let widths: [(name: String, value: Double, stretch: Double)] = [
        (" compressed", -0.2, 0.75), (" condensed", -0.1, 0.87), (" expanded", 0.1, 1.2),
    ]

    /// - Parameter size: In points, as the letters are set.
    static func name(of font: Font, size: Double) -> String {
        if font.bundled { return FontMap.bundledPrefix + font.family }
        if !font.family.isEmpty { return font.family }
        let name =
            switch font.design {
            case .serif: serif
            case .monospaced: monospaced
            case .default, .UNRECOGNIZED: size < displaySize ? system : display
            // It has one cut, and of that only the ends of letters are others.
            case .rounded: display
            }
        return name + widthName(font.width)
    }

    /// The nearest of the widths there are.
    private static func widthName(_ width: Double) -> String {
        let nearest = widths.min { abs($0.value - width) < abs($1.value - width) }
        guard let nearest, abs(nearest.value - width) < abs(width) else { return "" }
        return nearest.name
    }
}
