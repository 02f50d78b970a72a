import CWidgetPlugin

extension Color {
    /// The system's red.
    public static let red = Color(WIDGET_RED)
    /// The system's orange.
    public static let orange = Color(WIDGET_ORANGE)
    /// The system's yellow.
    public static let yellow = Color(WIDGET_YELLOW)
    /// The system's green.
    public static let green = Color(WIDGET_GREEN)
    /// The system's mint.
    public static let mint = Color(WIDGET_MINT)
    /// The system's teal.
    public static let teal = Color(WIDGET_TEAL)
    /// The system's cyan.
    public static let cyan = Color(WIDGET_CYAN)
    /// The system's blue.
    public static let blue = Color(WIDGET_BLUE)
    /// The system's indigo.
    public static let indigo = Color(WIDGET_INDIGO)
    /// The system's purple.
    public static let purple = Color(WIDGET_PURPLE)
    /// The system's pink.
    public static let pink = Color(WIDGET_PINK)
    /// The system's brown.
    public static let brown = Color(WIDGET_BROWN)
    /// The system's gray.
    public static let gray = Color(WIDGET_GRAY)
    /// White, in light and dark.
    public static let white = Color(white: 1)
    /// Black, in light and dark.
    public static let black = Color(white: 0)
    /// A fully transparent color.
    public static let clear = Color(white: 0, opacity: 0)
    /// The primary label color.
    public static let primary = Color(WIDGET_PRIMARY)
    /// The secondary label color.
    public static let secondary = Color(WIDGET_SECONDARY)
    /// The tint around, or the system's blue.
    public static let accentColor = Color(WIDGET_ACCENT)
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's mint.
    public static var mint: Color { Color.mint }
    /// The system's teal.
    public static var teal: Color { Color.teal }
    /// The system's cyan.
    public static var cyan: Color { Color.cyan }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's indigo.
    public static var indigo: Color { Color.indigo }
    /// The system's purple.
    public static var purple: Color { Color.purple }
    /// The system's pink.
    public static var pink: Color { Color.pink }
    /// The system's brown.
    public static var brown: Color { Color.brown }
    /// The system's gray.
    public static var gray: Color { Color.gray }
    /// White, in light and dark.
    public static var white: Color { Color.white }
    /// Black, in light and dark.
    public static var black: Color { Color.black }
    /// A fully transparent color.
    public static var clear: Color { Color.clear }
}
