/// The named system colours; the raw values are those of `widget_color_name`.
enum ColorName: UInt32, CaseIterable {
    /// No name: the components count.
    case components = 0
    // Labels.
    case primary = 1
    case secondary = 2
    case tertiary = 3
    case quaternary = 4
    case quinary = 5
    // Hues.
    case accent = 6
    case red = 7
    case orange = 8
    case yellow = 9
    case green = 10
    case mint = 11
    case teal = 12
    case cyan = 13
    case blue = 14
    case indigo = 15
    case purple = 16
    case pink = 17
    case brown = 18
    case gray = 19
    // Fills, for large shapes.
    case primaryFill = 20
    case secondaryFill = 21
    case tertiaryFill = 22
    case quaternaryFill = 23
    // Backgrounds.
    case primaryBackground = 24
    case secondaryBackground = 25
    case tertiaryBackground = 26
    // Lines.
    case separator = 27
}

extension ColorValue {
    /// Makes a system colour.
    init(_ name: ColorName) { self.init(name: name.rawValue) }

    static let white = ColorValue(red: 1, green: 1, blue: 1)
}

extension PaintValue {
    /// Makes a system colour.
    init(_ name: ColorName) { self.init(.color(ColorValue(name))) }
}
