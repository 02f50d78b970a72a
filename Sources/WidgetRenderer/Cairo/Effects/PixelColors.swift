import WidgetWire

/// A colour matrix applied to pixels.
struct PixelColors {
    /// The factors in units of 1/65,536, row by row: red, green, blue, alpha.
    private let factors: [Int]

    /// Reads a matrix; nil unless it has sixteen numbers.
    init?(_ matrix: ColorMatrix) {
        guard matrix.values.count == 16 else { return nil }
        factors = matrix.values.map { Int(($0.clamped(to: -1_000...1_000) * 65_536).rounded()) }
    }

    /// Changes premultiplied pixels; components are limited to their alpha.
    func apply(to pixels: PictureLayer.Pixels) {
        factors.withUnsafeBufferPointer { factors in
            pixels.changeEach { pixel, _, _ in
                pixel == 0 ? 0 : Self.changed(pixel, factors)
            }
        }
    }

    private static func changed(_ pixel: UInt32, _ factors: UnsafeBufferPointer<Int>) -> UInt32 {
        let red = Int(pixel >> 16 & 0xFF)
        let green = Int(pixel >> 8 & 0xFF)
        let blue = Int(pixel & 0xFF)
        let alpha = Int(pixel >> 24)
        func part(_ row: Int, limit: Int) -> Int {
            let sum =
                red * factors[row] + green * factors[row + 1] + blue * factors[row + 2]
                + alpha * factors[row + 3]
            return max(0, min((sum + 32_768) >> 16, limit))
        }
        let newAlpha = part(12, limit: 255)
        let word =
            newAlpha << 24 | part(0, limit: newAlpha) << 16 | part(4, limit: newAlpha) << 8
            | part(8, limit: newAlpha)
        return UInt32(word)
    }
}
