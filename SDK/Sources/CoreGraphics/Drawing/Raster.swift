import Foundation

/// Pixels that are drawn on: red, green, blue and alpha, colours not multiplied with alpha.
struct Raster {
    let width: Int
    let height: Int
    private(set) var rgba: [UInt8]

    init(width: Int, height: Int) {
        self.init(
            width: width, height: height, rgba: Array(repeating: 0, count: width * height * 4))
    }

    init(width: Int, height: Int, rgba: [UInt8]) {
        self.width = width
        self.height = height
        self.rgba = rgba
    }

    mutating func fill(_ region: PixelRegion, _ color: SRGBColor, inside clip: [PixelRegion]) {
        let parts = [color.red, color.green, color.blue].map { max(0, min($0, 1)) * 255 }
        visit(region, inside: clip) { raster, place, _, _, share in
            raster.blend(place, parts[0], parts[1], parts[2], color.alpha * share)
        }
    }

    mutating func clear(_ region: PixelRegion, inside clip: [PixelRegion]) {
        visit(region, inside: clip) { raster, place, _, _, share in
            let left = Double(raster.rgba[place + 3]) * (1 - share)
            raster.rgba[place + 3] = UInt8(left.rounded())
        }
    }

    /// Draws a picture scaled to a rectangle: mixed where it is made larger, averaged where smaller.
    mutating func draw(
        _ image: Raster, in rect: CGRect, alpha: Double, inside clip: [PixelRegion]
    ) {
        guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return }
        let step = (
            x: Double(image.width) / rect.width, y: Double(image.height) / rect.height
        )
        visit(.rectangle(rect), inside: clip) { raster, place, column, row, share in
            let x = (Double(column) + 0.5 - rect.minX) * step.x
            let y = (Double(row) + 0.5 - rect.minY) * step.y
            let color = image.average(x, y, step.x, step.y)
            raster.blend(place, color.red, color.green, color.blue, color.alpha * alpha * share)
        }
    }

    /// Calls `body` for each pixel that a region covers a share of.
    private mutating func visit(
        _ region: PixelRegion, inside clip: [PixelRegion],
        _ body: (inout Raster, _ place: Int, _ column: Int, _ row: Int, _ share: Double) -> Void
    ) {
        var bounds = region.bounds.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        for part in clip { bounds = bounds.intersection(part.bounds) }
        guard !bounds.isNull, !bounds.isEmpty else { return }
        let rows = Int(bounds.minY.rounded(.down))..<min(height, Int(bounds.maxY.rounded(.up)))
        let columns = Int(bounds.minX.rounded(.down))..<min(width, Int(bounds.maxX.rounded(.up)))
        for row in rows {
            for column in columns {
                var share = region.coverage(column: column, row: row)
                for part in clip where share > 0 {
                    share *= part.coverage(column: column, row: row)
                }
                if share > 0 { body(&self, (row * width + column) * 4, column, row, share) }
            }
        }
    }

    private mutating func blend(
        _ place: Int, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
    ) {
        let below = Double(rgba[place + 3]) / 255 * (1 - alpha)
        let total = alpha + below
        guard total > 0 else { return }
        for (channel, value) in [red, green, blue].enumerated() {
            let mixed = (value * alpha + Double(rgba[place + channel]) * below) / total
            rgba[place + channel] = UInt8(max(0, min(mixed.rounded(), 255)))
        }
        rgba[place + 3] = UInt8(max(0, min((total * 255).rounded(), 255)))
    }

    /// The mean of so many pixels across and down around a point; alpha from 0 to 1.
    private func average(
        _ x: Double, _ y: Double, _ across: Double, _ down: Double
    ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
        let samples = max(2, min(8, Int(max(across, down).rounded(.up))))
        var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
        for index in 0..<(samples * samples) {
            let dx = ((Double(index % samples) + 0.5) / Double(samples) - 0.5) * max(across, 1)
            let dy = ((Double(index / samples) + 0.5) / Double(samples) - 0.5) * max(down, 1)
            let column = max(0, min(Int((x + dx).rounded(.down)), width - 1))
            let row = max(0, min(Int((y + dy).rounded(.down)), height - 1))
            let place = (row * width + column) * 4
            let alpha = Double(rgba[place + 3]) / 255
            sum.red += Double(rgba[place]) * alpha
            sum.green += Double(rgba[place + 1]) * alpha
            sum.blue += Double(rgba[place + 2]) * alpha
            sum.alpha += alpha
        }
        guard sum.alpha > 0 else { return (0, 0, 0, 0) }
        return (
            sum.red / sum.alpha, sum.green / sum.alpha, sum.blue / sum.alpha,
            sum.alpha / Double(samples * samples)
        )
    }
}
