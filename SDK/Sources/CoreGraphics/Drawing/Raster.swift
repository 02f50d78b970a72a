import Foundation

/// The pixels of a drawing: red, green, blue and alpha; not premultiplied.
struct Raster {
    let width: Int
    let height: Int
    var rgba: [UInt8]

    init(width: Int, height: Int) {
        self.init(
            width: width, height: height, rgba: Array(repeating: 0, count: width * height * 4))
    }

    init(width: Int, height: Int, rgba: [UInt8]) {
        self.width = width
        self.height = height
        self.rgba = rgba
    }

    /// Blends the color that `source` returns for each covered pixel with that of the raster.
    mutating func paint(
        _ coverage: Coverage, mode: CGBlendMode, source: (_ column: Int, _ row: Int) -> Pixel
    ) {
        for row in coverage.rows {
            for column in coverage.columns {
                let share = Double(coverage[column, row])
                guard share > 0 else { continue }
                let below = self[column, row]
                let mixed = mode.mix(source(column, row), on: below)
                self[column, row] = share >= 1 ? mixed : below * (1 - share) + mixed * share
            }
        }
    }

    subscript(column: Int, row: Int) -> Pixel {
        get {
            let place = (row * width + column) * 4
            let alpha = Double(rgba[place + 3]) / 255
            return Pixel(alpha: alpha) { Double(rgba[place + $0]) / 255 * alpha }
        }
        set {
            let place = (row * width + column) * 4
            for channel in 0..<3 {
                let value = newValue.alpha > 0 ? newValue[channel] / newValue.alpha : 0
                rgba[place + channel] = UInt8((max(0, min(value, 1)) * 255).rounded())
            }
            rgba[place + 3] = UInt8((max(0, min(newValue.alpha, 1)) * 255).rounded())
        }
    }

    /// Returns the mean color of a number of columns and rows around a point.
    func average(_ x: Double, _ y: Double, _ across: Double, _ down: Double) -> Pixel {
        let samples = max(2, min(8, Int(max(across, down).rounded(.up))))
        var sum = Pixel()
        for index in 0..<(samples * samples) {
            let dx = ((Double(index % samples) + 0.5) / Double(samples) - 0.5) * max(across, 1)
            let dy = ((Double(index / samples) + 0.5) / Double(samples) - 0.5) * max(down, 1)
            let column = max(0, min((x + dx).rounded(.down), Double(width - 1)))
            let row = max(0, min((y + dy).rounded(.down), Double(height - 1)))
            sum = sum + self[Int(column), Int(row)]
        }
        return sum * (1 / Double(samples * samples))
    }
}
