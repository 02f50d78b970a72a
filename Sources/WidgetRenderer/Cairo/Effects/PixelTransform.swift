import WidgetWire

/// A colour transform applied to pixels, on colours that are not premultiplied.
struct PixelTransform {
    /// The factors, row by row: those of red, green, blue and alpha, 0 to 1, and a constant.
    private let factors: [Float]

    /// Reads a transform; nil unless it has twenty numbers.
    init?(_ transform: ColorTransform) {
        guard transform.values.count == 20 else { return nil }
        factors = transform.values.map { Float($0.clamped(to: -1_000...1_000)) }
    }

    /// Changes premultiplied pixels; empty ones stay empty.
    func apply(to pixels: PictureLayer.Pixels) {
        factors.withUnsafeBufferPointer { factors in
            pixels.changeEach { pixel, _, _ in
                pixel == 0 ? 0 : Self.changed(pixel, factors)
            }
        }
    }

    private static func changed(_ pixel: UInt32, _ factors: UnsafeBufferPointer<Float>) -> UInt32 {
        let alpha = Float(pixel >> 24)
        let red = Float(pixel >> 16 & 0xFF) / alpha
        let green = Float(pixel >> 8 & 0xFF) / alpha
        let blue = Float(pixel & 0xFF) / alpha
        func part(_ row: Int) -> Float {
            let sum =
                red * factors[row] + green * factors[row + 1] + blue * factors[row + 2]
                + alpha / 255 * factors[row + 3] + factors[row + 4]
            return sum.clampedToUnit
        }
        let newAlpha = part(15) * 255
        func byte(_ value: Float) -> UInt32 { UInt32((value * newAlpha).rounded()) }
        return byte(1) << 24 | byte(part(0)) << 16 | byte(part(5)) << 8 | byte(part(10))
    }
}
