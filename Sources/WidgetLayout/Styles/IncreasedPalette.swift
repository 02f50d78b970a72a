extension Palette {
    /// The system colours that differ where contrast is increased.
    static let increasedEntries: [UInt32: (light: Entry, dark: Entry)] = [
        // Labels.
        2: label(0.8, 0.7),
        3: label(0.7, 0.55),
        4: label(0.55, 0.4),
        5: (black.fainter(0.0814), white.fainter(0.0814)),
        // Hues; the accent colour is blue.
        6: opaque((0, 64, 221), (64, 156, 255)),
        7: opaque((215, 0, 21), (255, 105, 97)),
        8: opaque((201, 52, 0), (255, 179, 64)),
        9: opaque((178, 80, 0), (255, 212, 38)),
        10: opaque((36, 138, 61), (48, 219, 91)),
        11: opaque((12, 129, 123), (99, 230, 226)),
        12: opaque((0, 130, 153), (93, 230, 255)),
        13: opaque((0, 113, 164), (112, 215, 255)),
        14: opaque((0, 64, 221), (64, 156, 255)),
        15: opaque((54, 52, 163), (125, 122, 255)),
        16: opaque((137, 68, 171), (218, 143, 255)),
        17: opaque((211, 15, 69), (255, 100, 130)),
        18: opaque((127, 101, 69), (181, 148, 105)),
        19: opaque((108, 108, 112), (174, 174, 178)),
        // Fills.
        20: fill(120, 0.28, 0.44),
        21: fill(120, 0.24, 0.4),
        22: fill(118, 0.2, 0.32),
        23: fill(116, 0.12, 0.26),
        // Backgrounds; the first is as always.
        25: opaque((235, 235, 240), (36, 36, 38)),
        26: opaque((255, 255, 255), (54, 54, 56)),
    ]

    private static func fill(
        _ grey: Float, _ light: Float, _ dark: Float
    ) -> (light: Entry, dark: Entry) {
        let color = Entry(red: grey, green: grey, blue: 128)
        return (color.fainter(light), color.fainter(dark))
    }
}

extension Palette.Entry {
    fileprivate func fainter(_ alpha: Float) -> Palette.Entry {
        var entry = self
        entry.alpha = alpha
        return entry
    }
}
