import WidgetWire

/// Which family stands for a font's design.
enum FontFamilies {
    /// The family names asked of fontconfig; fonts.conf says what stands for them.
    static let system = "porthole system"
    static let display = "porthole display"
    static let serif = "porthole serif"
    static let rounded = "porthole rounded"
    static let monospaced = "porthole monospaced"
    /// The font that draws SF Symbols' names.
    static let symbols = "Material Design Icons"

    /// From this size in points the system font's wider spaced text cut gives way to the display cut,
    /// as San Francisco's does.
    static let displaySize = 20.0

    static func name(of font: Font) -> String {
        if !font.family.isEmpty { return font.family }
        return switch font.design {
        case .serif: serif
        case .rounded: rounded
        case .monospaced: monospaced
        case .default, .UNRECOGNIZED: font.size < displaySize ? system : display
        }
    }
}
