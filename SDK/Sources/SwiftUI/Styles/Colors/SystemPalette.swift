import CWidgetPlugin

/// The system colors of iOS 13 to 18, for code that needs their components.
///
/// What is drawn does not depend on this table: colors are recorded by name.
enum SystemPalette {
    /// Components from 0 to 255 and an opacity from 0 to 1.
    struct Entry {
        let red: Float
        let green: Float
        let blue: Float
        var opacity: Float = 1
    }

    /// Returns the color of a `widget_color_name`; unknown names return the label color.
    static func entry(
        _ name: UInt32, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast
    ) -> Entry {
        let increased = contrast == .increased ? increasedEntries[name] : nil
        let both = increased ?? entries[name] ?? same(opacity: 1)
        return scheme == .dark ? both.dark : both.light
    }

    private typealias Pair = (light: Entry, dark: Entry)

    private static let entries: [UInt32: Pair] = [
        WIDGET_PRIMARY.rawValue: same(opacity: 1),
        WIDGET_SECONDARY.rawValue: label(0.6, 0.6),
        WIDGET_TERTIARY.rawValue: label(0.3, 0.3),
        WIDGET_QUATERNARY.rawValue: label(0.18, 0.16),
        WIDGET_QUINARY.rawValue: same(opacity: 0.05),
        WIDGET_ACCENT.rawValue: pair(0x007AFF, 0x0A84FF),
        WIDGET_RED.rawValue: pair(0xFF3B30, 0xFF453A),
        WIDGET_ORANGE.rawValue: pair(0xFF9500, 0xFF9F0A),
        WIDGET_YELLOW.rawValue: pair(0xFFCC00, 0xFFD60A),
        WIDGET_GREEN.rawValue: pair(0x34C759, 0x30D158),
        WIDGET_MINT.rawValue: pair(0x00C7BE, 0x63E6E2),
        WIDGET_TEAL.rawValue: pair(0x30B0C7, 0x40C8E0),
        WIDGET_CYAN.rawValue: pair(0x32ADE6, 0x64D2FF),
        WIDGET_BLUE.rawValue: pair(0x007AFF, 0x0A84FF),
        WIDGET_INDIGO.rawValue: pair(0x5856D6, 0x5E5CE6),
        WIDGET_PURPLE.rawValue: pair(0xAF52DE, 0xBF5AF2),
        WIDGET_PINK.rawValue: pair(0xFF2D55, 0xFF375F),
        WIDGET_BROWN.rawValue: pair(0xA2845E, 0xAC8E68),
        WIDGET_GRAY.rawValue: pair(0x8E8E93, 0x8E8E93),
    ]

    /// The colors that differ with increased contrast.
    private static let increasedEntries: [UInt32: Pair] = [
        WIDGET_SECONDARY.rawValue: label(0.8, 0.7),
        WIDGET_TERTIARY.rawValue: label(0.7, 0.55),
        WIDGET_QUATERNARY.rawValue: label(0.55, 0.4),
        WIDGET_QUINARY.rawValue: same(opacity: 0.0814),
        WIDGET_ACCENT.rawValue: pair(0x0040DD, 0x409CFF),
        WIDGET_RED.rawValue: pair(0xD70015, 0xFF6961),
        WIDGET_ORANGE.rawValue: pair(0xC93400, 0xFFB340),
        WIDGET_YELLOW.rawValue: pair(0xB25000, 0xFFD426),
        WIDGET_GREEN.rawValue: pair(0x248A3D, 0x30DB5B),
        WIDGET_MINT.rawValue: pair(0x0C817B, 0x63E6E2),
        WIDGET_TEAL.rawValue: pair(0x008299, 0x5DE6FF),
        WIDGET_CYAN.rawValue: pair(0x0071A4, 0x70D7FF),
        WIDGET_BLUE.rawValue: pair(0x0040DD, 0x409CFF),
        WIDGET_INDIGO.rawValue: pair(0x3634A3, 0x7D7AFF),
        WIDGET_PURPLE.rawValue: pair(0x8944AB, 0xDA8FFF),
        WIDGET_PINK.rawValue: pair(0xD30F45, 0xFF6482),
        WIDGET_BROWN.rawValue: pair(0x7F6545, 0xB59469),
        WIDGET_GRAY.rawValue: pair(0x6C6C70, 0xAEAEB2),
    ]

    private static func pair(_ light: UInt32, _ dark: UInt32) -> Pair {
        (entry(light), entry(dark))
    }

    private static func entry(_ hex: UInt32, opacity: Float = 1) -> Entry {
        Entry(
            red: Float(hex >> 16 & 0xFF), green: Float(hex >> 8 & 0xFF), blue: Float(hex & 0xFF),
            opacity: opacity)
    }

    private static func label(_ light: Float, _ dark: Float) -> Pair {
        (entry(0x3C3C43, opacity: light), entry(0xEBEBF5, opacity: dark))
    }

    private static func same(opacity: Float) -> Pair {
        (entry(0x000000, opacity: opacity), entry(0xFFFFFF, opacity: opacity))
    }
}
