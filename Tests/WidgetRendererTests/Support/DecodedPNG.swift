import CImageCodecs
import Testing

/// The pixels of a PNG as libpng reads it.
struct DecodedPNG {
    let width: Int
    let height: Int
    private var pixels: [UInt8]

    init(_ file: [UInt8]) throws {
        var (columns, rows) = (UInt32(0), UInt32(0))
        try Self.check(file) { image_png_size($0, &columns, &rows) }
        (width, height) = (Int(columns), Int(rows))
        pixels = [UInt8](repeating: 0, count: width * height * 4)
        try Self.check(file) { image_png_decode($0, &pixels) }
    }

    private static func check(
        _ file: [UInt8], _ body: (image_bytes) -> UnsafePointer<CChar>?
    ) throws {
        let problem = file.withUnsafeBufferPointer {
            body(image_bytes(start: $0.baseAddress, count: $0.count)).map { String(cString: $0) }
        }
        try #require(problem == nil)
    }

    /// Red, green, blue, alpha.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return [2, 1, 0, 3].map { pixels[start + $0] }
    }

    /// How far apart a channel of a pixel is where it is farthest; all of it for another size.
    func largestDifference(from other: DecodedPNG) -> Int {
        guard (width, height) == (other.width, other.height) else { return 255 }
        return zip(pixels, other.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }

    /// The columns and rows in which a pixel differs from a colour; nil when none does.
    func extent(unlike color: [UInt8]) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        let places = (0..<height).flatMap { y in (0..<width).map { (x: $0, y: y) } }
            .filter { self[$0.x, $0.y] != color }
        guard let x = places.map(\.x).minAndMax, let y = places.map(\.y).minAndMax else {
            return nil
        }
        return (x, y)
    }
}

extension [Int] {
    fileprivate var minAndMax: ClosedRange<Int>? {
        guard let least = self.min(), let most = self.max() else { return nil }
        return least...most
    }
}
