/// The system colours of iOS 13 to 18 in light and dark, by their names.
enum Palette {
    /// Components from 0 to 255 and an opacity.
    struct Entry {
        let red: Float
        let green: Float
        let blue: Float
        var alpha: Float = 1

        /// The same colour with another opacity.
        func fainter(_ alpha: Float) -> Entry {
            Entry(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// The components of a named colour.
    static func entry(
        _ name: ColorName, isDark: Bool, hasIncreasedContrast: Bool = false
    ) -> Entry {
        let increased = hasIncreasedContrast ? increasedEntries[name] : nil
        let both = increased ?? entries[name] ?? (black, white)
        return isDark ? both.dark : both.light
    }

    static let black = Entry(red: 0, green: 0, blue: 0)
    static let white = Entry(red: 255, green: 255, blue: 255)

    static func opaque(
        _ light: (Float, Float, Float), _ dark: (Float, Float, Float)
    ) -> (light: Entry, dark: Entry) {
        (
            Entry(red: light.0, green: light.1, blue: light.2),
            Entry(red: dark.0, green: dark.1, blue: dark.2)
        )
    }

    static func label(_ light: Float, _ dark: Float) -> (light: Entry, dark: Entry) {
        (
            Entry(red: 60, green: 60, blue: 67, alpha: light),
            Entry(red: 235, green: 235, blue: 245, alpha: dark)
        )
    }

    static func fill(
        _ grey: Float, _ light: Float, _ dark: Float
    ) -> (light: Entry, dark: Entry) {
        let color = Entry(red: grey, green: grey, blue: 128)
        return (color.fainter(light), color.fainter(dark))
    }

    private static let entries: [ColorName: (light: Entry, dark: Entry)] = [
        // Labels.
        .primary: (black, white),
        .secondary: label(0.6, 0.6),
        .tertiary: label(0.3, 0.3),
        .quaternary: label(0.18, 0.16),
        .quinary: (black.fainter(0.05), white.fainter(0.05)),
        // Hues; the accent colour is blue.
        .accent: opaque((0, 122, 255), (10, 132, 255)),
        .red: opaque((255, 59, 48), (255, 69, 58)),
        .orange: opaque((255, 149, 0), (255, 159, 10)),
        .yellow: opaque((255, 204, 0), (255, 214, 10)),
        .green: opaque((52, 199, 89), (48, 209, 88)),
        .mint: opaque((0, 199, 190), (99, 230, 226)),
        .teal: opaque((48, 176, 199), (64, 200, 224)),
        .cyan: opaque((50, 173, 230), (100, 210, 255)),
        .blue: opaque((0, 122, 255), (10, 132, 255)),
        .indigo: opaque((88, 86, 214), (94, 92, 230)),
        .purple: opaque((175, 82, 222), (191, 90, 242)),
        .pink: opaque((255, 45, 85), (255, 55, 95)),
        .brown: opaque((162, 132, 94), (172, 142, 104)),
        .gray: opaque((142, 142, 147), (142, 142, 147)),
        // Fills.
        .primaryFill: fill(120, 0.2, 0.36),
        .secondaryFill: fill(120, 0.16, 0.32),
        .tertiaryFill: (
            Entry(red: 120, green: 120, blue: 128, alpha: 0.12),
            Entry(red: 118, green: 118, blue: 128, alpha: 0.24)
        ),
        .quaternaryFill: fill(116, 0.08, 0.18),
        // Backgrounds.
        .primaryBackground: (white, black),
        .secondaryBackground: opaque((242, 242, 247), (28, 28, 30)),
        .tertiaryBackground: opaque((255, 255, 255), (44, 44, 46)),
        // The separator.
        .separator: (
            Entry(red: 60, green: 60, blue: 67, alpha: 0.29),
            Entry(red: 84, green: 84, blue: 88, alpha: 0.6)
        ),
    ]
}
