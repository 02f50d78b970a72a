/// The size of a QR code and how its bytes are protected: ISO/IEC 18004.
struct QRVersion: Hashable, Sendable {
    /// The version, 1 to 40.
    let number: Int
    let level: Level

    /// The error correction level, which restores about 7, 15, 25 or 30 percent.
    enum Level: Int, Sendable {
        case low, medium, quartile, high

        /// The level of Core Image's letter.
        init(letter: String) {
            self =
                switch letter.uppercased() {
                case "L": .low
                case "Q": .quartile
                case "H": .high
                default: .medium
                }
        }

        /// The level as encoded in the code.
        var bits: Int { [1, 0, 3, 2][rawValue] }
    }

    /// Creates the smallest version for a number of bytes; `nil` if they are too many.
    init?(byteCount: Int, level: Level) {
        let fitting = (1...40).map { QRVersion(number: $0, level: level) }
            .first { 4 + $0.countBits + 8 * byteCount <= 8 * $0.dataCount }
        guard let fitting else { return nil }
        self = fitting
    }

    private init(number: Int, level: Level) {
        self.number = number
        self.level = level
    }

    /// The number of modules per side.
    var side: Int { 4 * number + 17 }
    /// The number of bits of the byte count.
    var countBits: Int { number < 10 ? 8 : 16 }
    /// Bytes that protect each block.
    var protectionCount: Int { Self.protection[level.rawValue][number - 1] }
    /// The number of blocks.
    var blockCount: Int { Self.blocks[level.rawValue][number - 1] }
    /// The total number of bytes.
    var byteCount: Int { moduleCount / 8 }
    /// The number of data bytes.
    var dataCount: Int { byteCount - blockCount * protectionCount }

    /// The number of modules for data and error correction.
    private var moduleCount: Int {
        let all = side * side - 3 * 64 - 2 * 15 - 1 - 2 * (side - 16)
        guard number > 1 else { return all }
        let marks = alignments.count * alignments.count - 3
        // Marks on the timing lines share five modules with them.
        let shared = 2 * (alignments.count - 2) * 5
        return all - marks * 25 + shared - (number > 6 ? 36 : 0)
    }

    /// The centers of the alignment patterns on both axes.
    var alignments: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2
        let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { side - 7 - $0 * step }.reversed()
    }
}

extension QRVersion {
    private static let protection: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28,
            30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30,
            30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12,
            13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21,
            23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27,
            29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32,
            35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]
}
