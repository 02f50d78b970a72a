extension Palette {
    /// The system colours that differ with increased contrast.
    static let increasedEntries: [ColorName: (light: Entry, dark: Entry)] = [
        // Labels.
        .secondary: label(0.8, 0.7),
        .tertiary: label(0.7, 0.55),
        .quaternary: label(0.55, 0.4),
        .quinary: (black.fainter(0.0814), white.fainter(0.0814)),
        // Hues; the accent colour is blue.
        .accent: opaque((0, 64, 221), (64, 156, 255)),
        .red: opaque((215, 0, 21), (255, 105, 97)),
        .orange: opaque((201, 52, 0), (255, 179, 64)),
        .yellow: opaque((178, 80, 0), (255, 212, 38)),
        .green: opaque((36, 138, 61), (48, 219, 91)),
        .mint: opaque((12, 129, 123), (99, 230, 226)),
        .teal: opaque((0, 130, 153), (93, 230, 255)),
        .cyan: opaque((0, 113, 164), (112, 215, 255)),
        .blue: opaque((0, 64, 221), (64, 156, 255)),
        .indigo: opaque((54, 52, 163), (125, 122, 255)),
        .purple: opaque((137, 68, 171), (218, 143, 255)),
        .pink: opaque((211, 15, 69), (255, 100, 130)),
        .brown: opaque((127, 101, 69), (181, 148, 105)),
        .gray: opaque((108, 108, 112), (174, 174, 178)),
        // Fills.
        .primaryFill: fill(120, 0.28, 0.44),
        .secondaryFill: fill(120, 0.24, 0.4),
        .tertiaryFill: fill(118, 0.2, 0.32),
        .quaternaryFill: fill(116, 0.12, 0.26),
        // Backgrounds; the first does not change.
        .secondaryBackground: opaque((235, 235, 240), (36, 36, 38)),
        .tertiaryBackground: opaque((255, 255, 255), (54, 54, 56)),
    ]
}
