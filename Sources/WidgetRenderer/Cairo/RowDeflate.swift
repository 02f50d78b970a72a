/// Compresses rows of pixels into the format of deflate, looking only where widgets repeat.
///
/// General compressors look for every byte at what stood 32,768 bytes before. Pictures of widgets are
/// flat areas and letters: a pixel is as the one before it, as the one above, or as one met lately
/// beside the same neighbour. That takes a fifth of the time, and as many bytes as zlib's level 1.
struct RowDeflate {
    private let width: Int
    /// A row's bytes: the number of its filter, 0, and its pixels.
    private let rowLength: Int
    /// The rows within reach and the current one, in turn; as many as a power of 2.
    private var rows: [[UInt32]]
    private var row = 0
    /// Where pairs of pixels were met last, by a part of their hash.
    private var places = [Place](repeating: Place(row: -1, x: 0), count: 1 << Self.hashBits)
    private var block = DeflateBlock()
    private var bits = BitWriter()

    private struct Place {
        var row: Int32
        var x: Int32
    }

    private struct Match {
        var pixels = 0
        var distance = 0
    }

    private static let hashBits = 12
    private static let longestDistance = 32_768
    /// In pixels: 256 bytes.
    private static let longestMatch = 64

    /// Compresses rows of so many pixels.
    init(width: Int) {
        self.width = width
        rowLength = 1 + 4 * width
        var count = 2
        while count < Self.longestDistance / rowLength + 2 { count *= 2 }
        rows = [[UInt32]](repeating: [], count: count)
    }

    /// Compresses one more row; the bytes of pixels are as they lie in memory.
    mutating func append(_ pixels: [UInt32]) {
        let above = row > 0 ? rows[(row - 1) & (rows.count - 1)] : []
        rows[row & (rows.count - 1)] = pixels
        block.add(literal: 0)
        var x = 0
        while x < width {
            let match = match(at: x, in: pixels, below: above)
            if match.pixels == 0 {
                block.add(pixel: pixels[x].littleEndian)
                x += 1
            } else {
                add(match)
                x += match.pixels
            }
        }
        row += 1
        if block.isFull { block.write(isLast: false, to: &bits) }
    }

    /// The stream of all rows, ended.
    mutating func finish() -> [UInt8] {
        block.write(isLast: true, to: &bits)
        return bits.finish()
    }

    private mutating func add(_ match: Match) {
        var rest = match.pixels
        while rest > 0 {
            let pixels = min(rest, Self.longestMatch)
            block.add(length: 4 * pixels, distance: match.distance)
            rest -= pixels
        }
    }

    private mutating func match(
        at x: Int, in pixels: [UInt32], below above: [UInt32]
    ) -> Match {
        var best = Match()
        if x > 0 {
            best = Match(pixels: Self.count(of: pixels, from: x, like: pixels, x - 1), distance: 4)
        }
        if best.pixels < Self.longestMatch, row > 0, rowLength <= Self.longestDistance {
            let count = Self.count(of: pixels, from: x, like: above, x)
            if count > best.pixels { best = Match(pixels: count, distance: rowLength) }
        }
        return best.pixels < 2 ? longer(than: best, at: x, in: pixels) : best
    }

    /// What begins with the same two pixels as were met before, when that is within reach.
    private mutating func longer(than known: Match, at x: Int, in pixels: [UInt32]) -> Match {
        guard x + 1 < width else { return known }
        let pair = UInt64(pixels[x]) << 32 | UInt64(pixels[x + 1])
        let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.hashBits))
        let place = places[slot]
        places[slot] = Place(row: Int32(row), x: Int32(x))
        let (earlier, start) = (Int(place.row), Int(place.x))
        let distance = (row - earlier) * rowLength + 4 * (x - start)
        guard earlier >= 0, distance <= Self.longestDistance else { return known }
        let source = rows[earlier & (rows.count - 1)]
        let count = Self.count(of: pixels, from: x, like: source, start)
        return count > known.pixels ? Match(pixels: count, distance: distance) : known
    }

    /// How many pixels are as in an earlier row, or earlier in the same.
    @inline(__always)
    private static func count(
        of pixels: [UInt32], from x: Int, like source: [UInt32], _ start: Int
    ) -> Int {
        let most = min(pixels.count - x, source.count - start)
        var count = 0
        while count < most, pixels[x + count] == source[start + count] { count += 1 }
        return count
    }
}
