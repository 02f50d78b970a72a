import CoreGraphics
import Foundation

extension CGImage {
    /// A single pixel with the average color.
    var average: CGImage {
        var sums = [0.0, 0.0, 0.0, 0.0]
        let rgba = rgba
        for place in stride(from: 0, to: rgba.count, by: 4) {
            let alpha = Double(rgba[place + 3])
            for channel in 0..<3 { sums[channel] += Double(rgba[place + channel]) * alpha }
            sums[3] += alpha
        }
        let count = Double(max(1, width * height))
        let colors = sums[0..<3].map { sums[3] > 0 ? $0 / sums[3] : 0 }
        return CGImage(
            width: 1, height: 1,
            rgba: (colors + [sums[3] / count]).map { UInt8(max(0, min($0.rounded(), 255))) })
    }

    /// Returns the image with a Gaussian blur.
    func blurred(sigma: Double) -> CGImage {
        let reach = Int((sigma * 3).rounded(.up))
        guard sigma > 0, reach < 500, reach > 0 else { return self }
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let total = weights.reduce(0, +)
        let kernel = weights.map { $0 / total }
        let across = Self.blur(premultiplied, width, height, kernel, step: 4, isRow: true)
        let both = Self.blur(across, width, height, kernel, step: width * 4, isRow: false)
        return CGImage(width: width, height: height, rgba: Self.bytes(both))
    }

    private var premultiplied: [Double] {
        let rgba = rgba
        return rgba.indices.map { place in
            let alpha = Double(rgba[place - place % 4 + 3])
            return place % 4 == 3 ? alpha : Double(rgba[place]) * alpha / 255
        }
    }

    private static func bytes(_ values: [Double]) -> [UInt8] {
        values.indices.map { place in
            let alpha = values[place - place % 4 + 3]
            let value = place % 4 == 3 || alpha == 0 ? values[place] : values[place] * 255 / alpha
            return UInt8(max(0, min(value.rounded(), 255)))
        }
    }

    private static func blur(
        _ values: [Double], _ width: Int, _ height: Int, _ kernel: [Double], step: Int, isRow: Bool
    ) -> [Double] {
        let reach = kernel.count / 2
        let count = isRow ? width : height
        return values.indices.map { place in
            let pixel = place / 4
            let at = isRow ? pixel % width : pixel / width
            var sum = 0.0
            for (offset, weight) in kernel.enumerated() {
                let other = max(0, min(at + offset - reach, count - 1))
                sum += values[place + (other - at) * step] * weight
            }
            return sum
        }
    }

    /// Returns the image as squares with the average color of their pixels.
    ///
    /// - Parameters:
    ///   - side: Of a square, in pixels.
    ///   - corner: Where one of them begins, in pixels from the upper left.
    func pixellated(side: Int, corner: (x: Int, y: Int)) -> CGImage {
        guard side > 1 else { return self }
        let source = rgba
        let columns = Self.squares(width, side: side, from: corner.x)
        var result = source
        for rows in Self.squares(height, side: side, from: corner.y) {
            for columns in columns {
                let places = rows.flatMap { y in columns.map { x in (y * width + x) * 4 } }
                for channel in 0..<4 {
                    let sum = places.reduce(0) { $0 + Int(source[$1 + channel]) }
                    let mean = UInt8((sum + places.count / 2) / places.count)
                    for place in places { result[place + channel] = mean }
                }
            }
        }
        return CGImage(width: width, height: height, rgba: result)
    }

    /// A length in parts, one of which begins at a place.
    private static func squares(_ length: Int, side: Int, from place: Int) -> [Range<Int>] {
        let first = ((place % side) + side) % side
        return stride(from: first - side, to: length, by: side)
            .map { ($0..<$0 + side).clamped(to: 0..<length) }.filter { !$0.isEmpty }
    }

    /// Returns the image blended with another one by a mask of the same size.
    func blended(over other: CGImage, mask: CGImage) -> CGImage {
        let (front, back, light) = (rgba, other.rgba, mask.rgba)
        let blended = front.indices.map { place -> UInt8 in
            let pixel = place - place % 4
            let share =
                (0.2126 * Double(light[pixel]) + 0.7152 * Double(light[pixel + 1])
                    + 0.0722 * Double(light[pixel + 2])) / 255
            return UInt8(
                (Double(back[place]) + (Double(front[place]) - Double(back[place])) * share)
                    .rounded())
        }
        return CGImage(width: width, height: height, rgba: blended)
    }
}
