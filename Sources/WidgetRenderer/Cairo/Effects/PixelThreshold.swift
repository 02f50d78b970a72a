import WidgetWire

/// One colour where a picture's opacity lies between two bounds, nothing elsewhere.
///
/// The edge lies where the opacity crosses a bound; a pixel there is covered according to its
/// distance, which follows from the slope of the opacity around it.
struct PixelThreshold {
    private let minimum: Float
    private let maximum: Float
    private let color: Color

    init(_ threshold: AlphaThreshold) {
        minimum = Float(threshold.minimum)
        maximum = Float(threshold.maximum)
        color = threshold.color
    }

    /// Changes premultiplied pixels; empty ones stay empty.
    func apply(to pixels: PictureLayer.Pixels) {
        let opacities = pixels.opacities()
        let (width, height) = (pixels.width, pixels.height)
        opacities.withUnsafeBufferPointer { opacities in
            func opacity(_ column: Int, _ row: Int) -> Float {
                opacities[max(0, min(row, height - 1)) * width + max(0, min(column, width - 1))]
            }
            pixels.changeEach { pixel, column, row in
                let here = opacity(column, row)
                guard here > 0 else { return 0 }
                let across = opacity(column + 1, row) - opacity(column - 1, row)
                let down = opacity(column, row + 1) - opacity(column, row - 1)
                let slope = max((across * across + down * down).squareRoot() / 2, Self.leastSlope)
                return covered(at: here, slope: slope)
            }
        }
    }

    private func covered(at opacity: Float, slope: Float) -> UInt32 {
        var coverage: Float = 1
        if minimum > 0 { coverage = min(coverage, (opacity - minimum) / slope + 0.5) }
        if maximum < 1 { coverage = min(coverage, (maximum - opacity) / slope + 0.5) }
        let alpha = color.alpha.clampedToUnit * coverage.clampedToUnit * 255
        func byte(_ value: Float) -> UInt32 { UInt32((value.clampedToUnit * alpha).rounded()) }
        return byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }

    /// The slope of an even surface: half a step of a byte.
    private static let leastSlope: Float = 1 / 512
}

extension PictureLayer.Pixels {
    /// The alpha of each pixel, 0 to 1, row by row.
    fileprivate func opacities() -> [Float] {
        var opacities: [Float] = []
        opacities.reserveCapacity(width * height)
        changeEach { pixel, _, _ in
            opacities.append(Float(pixel >> 24) / 255)
            return pixel
        }
        return opacities
    }
}
