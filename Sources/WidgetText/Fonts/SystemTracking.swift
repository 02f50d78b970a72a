import WidgetWire

/// The tracking of San Francisco, which depends on the size.
///
/// Without it Inter's letters are as wide as San Francisco's, in both cuts; with it words are as
/// long as on Apple's platforms. Source: "Tracking values" in Apple's Human Interface Guidelines,
/// Typography; for the display cut below 28 points and the rounded design, their edition of 2019,
/// when these were separate fonts.
enum SystemTracking {
    /// The tracking in 1/1000 of an em, from a size in points on.
    private typealias Table = [(size: Double, tracking: Double)]

    private static let text: Table = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
        (15, -16), (16, -20), (17, -26), (18, -25), (19, -24),
    ]

    private static let display: Table = [
        (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (30, 14), (31, 13), (32, 13), (33, 12),
        (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7),
        (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1),
        (80, 0),
    ]

    private static let rounded: Table =
        [
            (6, 87), (7, 80), (8, 72), (9, 65), (10, 58), (11, 52), (12, 46), (13, 40), (14, 35),
            (15, 30), (16, 26), (17, 22), (18, 21), (19, 20),
        ] + display

    /// The room after each letter of a font, in points; 0 for fonts other than San Francisco's.
    static func points(of font: Font, scale: Double) -> Double {
        let size = font.size * scale
        guard let table = table(for: font, size: size) else { return 0 }
        return table.tracking(at: size) * size / 1_000
    }

    private static func table(for font: Font, size: Double) -> Table? {
        guard font.family.isEmpty, !font.bundled, font.width == 0 else { return nil }
        return switch font.design {
        case .default, .UNRECOGNIZED: size < FontFamilies.displaySize ? text : display
        case .rounded: rounded
        case .serif, .monospaced: nil
        }
    }

    /// Whether San Francisco has a character; fonts of other scripts and emoji are not tracked.
    static func hasLetter(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { scalar in
            letters.contains { $0.contains(scalar.value) }
        }
    }

    /// Visible Latin, Greek and Cyrillic letters, digits, marks and signs.
    private static let letters: [ClosedRange<UInt32>] = [
        0x20...0x52F, 0x1D00...0x200A, 0x2010...0x2029, 0x202F...0x205F, 0x2070...0x22FF,
    ]
}

extension [(size: Double, tracking: Double)] {
    /// The tracking at a size, interpolated between the sizes of the table.
    fileprivate func tracking(at size: Double) -> Double {
        guard let next = firstIndex(where: { $0.size >= size }) else { return last?.tracking ?? 0 }
        guard next > 0 else { return self[next].tracking }
        let (lower, upper) = (self[next - 1], self[next])
        let part = (size - lower.size) / (upper.size - lower.size)
        return lower.tracking + part * (upper.tracking - lower.tracking)
    }
}
