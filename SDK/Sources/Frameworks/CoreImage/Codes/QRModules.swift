/// The square of a QR code.
struct QRModules {
    let version: QRVersion
    let side: Int
    private var dark: [Bool]
    /// The modules that contain no data.
    private var isFixed: [Bool]

    /// The patterns that all codes of a version have.
    init(_ version: QRVersion) {
        self.version = version
        side = version.side
        dark = Array(repeating: false, count: side * side)
        isFixed = dark
        for index in 0..<side {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawFinder(x, y) }
        drawAlignments()
        drawFormat(0)
        drawVersion()
    }

    subscript(x: Int, y: Int) -> Bool { dark[y * side + x] }

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        dark[y * side + x] = isDark
        isFixed[y * side + x] = true
    }

    /// Rings around a middle, with the light one outside.
    private mutating func drawFinder(_ x: Int, _ y: Int) {
        for down in -4...4 {
            for right in -4...4
            where (0..<side).contains(x + right) && (0..<side).contains(y + down) {
                let ring = max(abs(down), abs(right))
                set(x + right, y + down, ring != 2 && ring != 4)
            }
        }
    }

    private mutating func drawAlignments() {
        let places = version.alignments
        guard let last = places.last else { return }
        for y in places {
            for x in places where (x, y) != (6, 6) && (x, y) != (6, last) && (x, y) != (last, 6) {
                for down in -2...2 {
                    for right in -2...2 {
                        set(x + right, y + down, max(abs(down), abs(right)) != 1)
                    }
                }
            }
        }
    }

    /// Draws the level and mask, twice.
    private mutating func drawFormat(_ value: Int) {
        let bits = Self.protected(value, by: 0x537, bits: 10) ^ 0x5412
        let bit = { (index: Int) in bits >> index & 1 == 1 }
        for index in 0..<6 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(side - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, side - 15 + index, bit(index)) }
        set(8, side - 8, true)
    }

    /// Draws the version of large codes, twice.
    private mutating func drawVersion() {
        guard version.number > 6 else { return }
        let bits = Self.protected(version.number, by: 0x1F25, bits: 12)
        for index in 0..<18 {
            let (along, across) = (index / 3, side - 11 + index % 3)
            set(along, across, bits >> index & 1 == 1)
            set(across, along, bits >> index & 1 == 1)
        }
    }

    /// A number, followed by the rest of its division by a polynomial.
    private static func protected(_ value: Int, by polynomial: Int, bits: Int) -> Int {
        var rest = value
        for _ in 0..<bits { rest = rest << 1 ^ (rest >> (bits - 1) & 1) * polynomial }
        return value << bits | rest
    }

    /// Writes bytes in pairs of columns from the right, up and down in turn.
    mutating func fill(with bytes: [UInt8]) {
        var place = 0
        for pair in 0..<(side - 1) / 2 {
            // The timing pattern's column is not part of a pair.
            let right = side - 1 - 2 * pair - (pair >= (side - 7) / 2 ? 1 : 0)
            for step in 0..<side {
                let y = pair % 2 == 0 ? side - 1 - step : step
                for x in [right, right - 1] where !isFixed[y * side + x] {
                    guard place < bytes.count * 8 else { continue }
                    dark[y * side + x] = bytes[place / 8] >> (7 - place % 8) & 1 == 1
                    place += 1
                }
            }
        }
    }

    /// Returns the square with one of eight masks applied to its data, and with the format.
    func masked(_ mask: Int, level: QRVersion.Level) -> QRModules {
        var result = self
        for y in 0..<side {
            for x in 0..<side where !isFixed[y * side + x] && Self.isInverted(x, y, mask) {
                result.dark[y * side + x].toggle()
            }
        }
        result.drawFormat(level.bits << 3 | mask)
        return result
    }

    private static func isInverted(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}

extension QRModules {
    /// The penalty for patterns that are hard to read: runs, blocks, false finders and imbalance.
    var penalty: Int {
        var sum = 0
        for line in 0..<side {
            sum += Self.penalty(of: (0..<side).map { self[$0, line] })
            sum += Self.penalty(of: (0..<side).map { self[line, $0] })
        }
        for y in 1..<side {
            for x in 1..<side {
                let corner = self[x, y]
                if self[x - 1, y] == corner, self[x, y - 1] == corner, self[x - 1, y - 1] == corner
                {
                    sum += 3
                }
            }
        }
        let darkCount = dark.count { $0 }
        return sum + abs(darkCount * 20 - dark.count * 10) / dark.count * 10
    }

    private static let finderLike: [[Bool]] = {
        let finder = [true, false, true, true, true, false, true]
        let light = [false, false, false, false]
        return [finder + light, light + finder]
    }()

    private static func penalty(of line: [Bool]) -> Int {
        var sum = 0
        var length = 0
        for (index, module) in line.enumerated() {
            length = index > 0 && module == line[index - 1] ? length + 1 : 1
            if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
        }
        for start in 0...(line.count - 11) where line[start] || !line[start + 3] {
            let part = line[start..<start + 11]
            if finderLike.contains(where: { part.elementsEqual($0) }) { sum += 40 }
        }
        return sum
    }
}
