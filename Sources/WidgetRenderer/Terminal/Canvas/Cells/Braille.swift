/// Unicode's braille patterns: characters of two by four dots, with a bit for each dot.
enum Braille {
    /// The positions of the dots in a cell, in the order of their bits.
    static let dots: [(column: Int, row: Int)] = [
        (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
    ]

    /// The pattern without a dot.
    private static let empty: UInt32 = 0x2800

    /// The character of a pattern.
    static func character(_ pattern: UInt8) -> String {
        Unicode.Scalar(empty + UInt32(pattern)).map(String.init) ?? " "
    }

    /// The pattern of a character; 0 for any other character.
    static func pattern(of character: String) -> UInt8 {
        guard let scalar = character.unicodeScalars.first, scalar.value >= empty else { return 0 }
        return UInt8(exactly: scalar.value - empty) ?? 0
    }
}
