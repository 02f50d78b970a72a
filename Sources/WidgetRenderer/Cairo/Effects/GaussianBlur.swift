import WidgetWire

/// A Gaussian blur as three box averages, whose cost does not depend on its radius.
struct GaussianBlur {
    /// How many neighbours on each side each of the averages includes.
    private let radii: [Int]

    /// How far the influence of a pixel reaches.
    var reach: Int { radii.reduce(0, +) }

    /// - Parameter deviation: The standard deviation in pixels; values above 4,096 count as that.
    init(deviation: Double) {
        let deviation = deviation.isFinite ? deviation.clamped(to: 0...4_096) : 0
        // The sum of three averages over n has the variance (n² - 1) / 4; n must be odd.
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        let small = Int((ideal - 1) / 2)
        let width = Double(2 * small + 1)
        let count =
            (12 * deviation * deviation - 3 * width * width - 12 * width - 9)
            / (-4 * width - 4)
        let smallCount = Int(count.rounded()).clamped(to: 0...3)
        radii = (0..<3).map { $0 < smallCount ? small : small + 1 }
    }

    /// Blurs the pixels; everything outside counts as empty.
    func apply(to pixels: PictureLayer.Pixels) {
        guard reach > 0 else { return }
        var line = [UInt8](repeating: 0, count: max(pixels.width, pixels.height))
        for row in 0..<pixels.height {
            for part in 0..<pixels.bytesPerPixel {
                blur(
                    pixels.start + row * pixels.stride + part, step: pixels.bytesPerPixel,
                    count: pixels.width, line: &line)
            }
        }
        for byte in 0..<(pixels.width * pixels.bytesPerPixel) {
            blur(pixels.start + byte, step: pixels.stride, count: pixels.height, line: &line)
        }
    }

    private func blur(
        _ start: UnsafeMutablePointer<UInt8>, step: Int, count: Int, line: inout [UInt8]
    ) {
        for radius in radii where radius > 0 {
            line.withUnsafeMutableBufferPointer { line in
                var isEmpty = true
                for index in 0..<count {
                    line[index] = start[index * step]
                    if line[index] != 0 { isEmpty = false }
                }
                if !isEmpty {
                    Self.average(line, count: count, radius: radius, into: start, step: step)
                }
            }
        }
    }

    /// Replaces each of `count` bytes by the average of those up to `radius` away.
    private static func average(
        _ line: UnsafeMutableBufferPointer<UInt8>, count: Int, radius: Int,
        into output: UnsafeMutablePointer<UInt8>, step: Int
    ) {
        let width = 2 * radius + 1
        // Divides by multiplication; 24 bits of fraction are exact enough for a byte.
        let reciprocal = ((1 << 24) + width / 2) / width
        var sum = line[0..<min(radius, count)].reduce(0) { $0 + Int($1) }
        for index in 0..<count {
            if index + radius < count { sum += Int(line[index + radius]) }
            output[index * step] = UInt8(truncatingIfNeeded: (sum * reciprocal + (1 << 23)) >> 24)
            if index >= radius { sum -= Int(line[index - radius]) }
        }
    }
}

extension PictureLayer.Pixels {
    /// Restores the full opacity of pixels that were blurred with the empty outside.
    func makeOpaque() {
        for row in 0..<height {
            for column in 0..<width {
                let pixel = start + row * stride + column * bytesPerPixel
                let alpha = Int(pixel[3])
                guard alpha > 0, alpha < 255 else { continue }
                for part in 0..<4 { pixel[part] = UInt8(min(Int(pixel[part]) * 255 / alpha, 255)) }
            }
        }
    }
}
