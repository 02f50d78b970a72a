import CWidgetPlugin

extension Color {
    /// Red.
    public static let red = Color(name: WIDGET_RED)
    /// Orange.
    public static let orange = Color(name: WIDGET_ORANGE)
    /// Yellow.
    public static let yellow = Color(name: WIDGET_YELLOW)
    /// Green.
    public static let green = Color(name: WIDGET_GREEN)
    /// Mint.
    public static let mint = Color(name: WIDGET_MINT)
    /// Teal.
    public static let teal = Color(name: WIDGET_TEAL)
    /// Cyan.
    public static let cyan = Color(name: WIDGET_CYAN)
    /// Blue.
    public static let blue = Color(name: WIDGET_BLUE)
    /// Indigo.
    public static let indigo = Color(name: WIDGET_INDIGO)
    /// Purple.
    public static let purple = Color(name: WIDGET_PURPLE)
    /// Pink.
    public static let pink = Color(name: WIDGET_PINK)
    /// Brown.
    public static let brown = Color(name: WIDGET_BROWN)
    /// Gray.
    public static let gray = Color(name: WIDGET_GRAY)
    /// White.
    public static let white = Color(white: 1)
    /// Black.
    public static let black = Color(white: 0)
    /// No colour at all.
    public static let clear = Color(white: 0, opacity: 0)
    /// The colour of text that matters most.
    public static let primary = Color(name: WIDGET_PRIMARY)
    /// The colour of text that matters less.
    public static let secondary = Color(name: WIDGET_SECONDARY)
    /// The colour of things to press.
    public static let accentColor = Color(name: WIDGET_ACCENT)
}

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { .red }
    /// Orange.
    public static var orange: Color { .orange }
    /// Yellow.
    public static var yellow: Color { .yellow }
    /// Green.
    public static var green: Color { .green }
    /// Mint.
    public static var mint: Color { .mint }
    /// Teal.
    public static var teal: Color { .teal }
    /// Cyan.
    public static var cyan: Color { .cyan }
    /// Blue.
    public static var blue: Color { .blue }
    /// Indigo.
    public static var indigo: Color { .indigo }
    /// Purple.
    public static var purple: Color { .purple }
    /// Pink.
    public static var pink: Color { .pink }
    /// Brown.
    public static var brown: Color { .brown }
    /// Gray.
    public static var gray: Color { .gray }
    /// White.
    public static var white: Color { .white }
    /// Black.
    public static var black: Color { .black }
    /// No colour at all.
    public static var clear: Color { .clear }
}
