import WidgetWire

/// The tracking of San Francisco, which depends on the size.
///
/// With it, and with the room by which Inter's letters are narrower or wider, words are as long as
/// on Apple's platforms. Sources: "Tracking values" in Apple's Human Interface Guidelines,
/// Typography; for the display cut below 28 points and the rounded design, their edition of 2019,
/// when these were separate fonts. The letters were compared with the widths of texts in SwiftUI on
/// macOS 26, as the public project swiftui-web has measured them.
enum SystemTracking {
    /// Room after letters in 1/1000 of an em, at sizes in points or at weights.
    fileprivate typealias Table = [(key: Double, room: Double)]

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

    /// How much wider San Francisco's letters are than Inter's, by weight: between what texts on
    /// iOS and those on macOS show, where both are known.
    private static let weightExcess: Table = [
        (400, 0), (500, 5), (600, 9), (700, 19), (800, 35), (900, 45),
    ]

    /// How much wider those of the display cut are, by size.
    private static let displayExcess: Table = [(20, -11), (22, -14), (26, -16), (40, -16.5)]

    /// The room after each letter of a font, in points; 0 for fonts other than San Francisco's.
    static func points(of font: Font, scale: Double) -> Double {
        let size = font.size * scale
        guard let table = table(for: font, size: size) else { return 0 }
        return (table.value(at: size) + excess(of: font, size: size)) * size / 1_000
    }

    private static func excess(of font: Font, size: Double) -> Double {
        guard font.design != .rounded else { return 0 }
        let excess = weightExcess.value(at: Double(font.weight))
        return size < FontFamilies.displaySize ? excess : excess + displayExcess.value(at: size)
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

extension SystemTracking.Table {
    /// The room at a key, interpolated between those of the table.
    fileprivate func value(at key: Double) -> Double {
        guard let next = firstIndex(where: { $0.key >= key }) else { return last?.room ?? 0 }
        guard next > 0 else { return self[next].room }
        let (lower, upper) = (self[next - 1], self[next])
        let part = (key - lower.key) / (upper.key - lower.key)
        return lower.room + part * (upper.room - lower.room)
    }
}
