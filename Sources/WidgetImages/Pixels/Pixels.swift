/// A picture in memory: blue, green, red and alpha for each pixel, premultiplied.
public struct Pixels: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// Four bytes for each pixel, row by row from the top left.
    public var bytes: [UInt8]

    /// Makes transparent pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytes = Array(repeating: 0, count: width * height * 4)
    }

    /// Takes over a plugin's pixels: red, green, blue and alpha, not premultiplied.
    public init(width: Int, height: Int, rgba: [UInt8]) throws(ImageProblem) {
        guard (1...ImageLimits.side).contains(width), (1...ImageLimits.side).contains(height),
            width * height <= ImageLimits.area
        else { throw .tooLarge(width: Double(width), height: Double(height)) }
        guard rgba.count == width * height * 4 else {
            throw .badPixels(width: width, height: height, byteCount: rgba.count)
        }
        var plain = Pixels(width: 0, height: 0)
        plain.bytes = rgba
        plain.swapRedAndBlue()
        self.width = width
        self.height = height
        bytes = plain.premultiplied().bytes
    }

    /// The alpha bytes.
    public var mask: [UInt8] {
        stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
    }

    /// The luminance of each pixel on black, with the weights of BT.709.
    public var luminances: [UInt8] {
        stride(from: 0, to: bytes.count, by: 4).map { start in
            let blue = UInt32(bytes[start]) * 18
            let green = UInt32(bytes[start + 1]) * 183
            return UInt8((UInt32(bytes[start + 2]) * 55 + green + blue) >> 8)
        }
    }

    /// The pixels in a plugin's form: red, green, blue and alpha, not premultiplied.
    public var rgba: [UInt8] {
        var plain = unpremultiplied()
        plain.swapRedAndBlue()
        return plain.bytes
    }

    /// The picture with premultiplied colours.
    func premultiplied() -> Pixels {
        converted { color, alpha in UInt8((color * alpha + 127) / 255) }
    }

    /// The picture with colours that are not premultiplied.
    func unpremultiplied() -> Pixels {
        converted { color, alpha in
            alpha == 0 ? 0 : UInt8(min(255, (color * 255 + alpha / 2) / alpha))
        }
    }

    private func converted(_ convert: (_ color: UInt32, _ alpha: UInt32) -> UInt8) -> Pixels {
        var pixels = self
        for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] < 255 {
            let alpha = UInt32(bytes[start + 3])
            for index in start..<(start + 3) {
                pixels.bytes[index] = convert(UInt32(bytes[index]), alpha)
            }
        }
        return pixels
    }

    private mutating func swapRedAndBlue() {
        for start in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(start, start + 2) }
    }
}
