import WidgetWire

/// An effect on colours, applied to cells.
enum CellColors {
    /// Sixteen numbers applied to premultiplied components.
    case matrix([Float])
    /// Twenty numbers applied to components that are not premultiplied, and to one.
    case transform([Float])
    /// A colour where alpha lies in a range, nothing elsewhere.
    case threshold(ClosedRange<Float>, CanvasColor)

    /// Reads an effect; nil for any other effect or another count of numbers.
    init?(_ effect: Group.OneOf_Effect?) {
        switch effect {
        case .colorMatrix(let matrix) where matrix.values.count == 16:
            self = .matrix(matrix.values.map(Float.init))
        case .colorTransform(let transform) where transform.values.count == 20:
            self = .transform(transform.values.map(Float.init))
        case .alphaThreshold(let threshold):
            let (least, greatest) = (Float(threshold.minimum), Float(threshold.maximum))
            self = .threshold(least...max(least, greatest), CanvasColor(threshold.color))
        default: return nil
        }
    }

    func changed(_ color: CanvasColor) -> CanvasColor {
        guard color.alpha > 0 else { return color }
        switch self {
        case .matrix(let factors): return Self.changed(color, factors)
        case .transform(let factors): return Self.transformed(color, factors)
        case .threshold(let range, let replacement):
            return range.contains(color.alpha) ? replacement : .clear
        }
    }

    private static func transformed(_ color: CanvasColor, _ factors: [Float]) -> CanvasColor {
        let parts = [color.red / color.alpha, color.green / color.alpha, color.blue / color.alpha]
        let sums = (0..<4).map { row in
            zip(parts + [color.alpha, 1], factors[(5 * row)...]).reduce(0) { $0 + $1.0 * $1.1 }
                .clampedToUnit
        }
        return CanvasColor(
            red: sums[0] * sums[3], green: sums[1] * sums[3], blue: sums[2] * sums[3],
            alpha: sums[3])
    }

    private static func changed(_ color: CanvasColor, _ factors: [Float]) -> CanvasColor {
        func part(_ row: Int, limit: Float) -> Float {
            let sum =
                color.red * factors[row] + color.green * factors[row + 1]
                + color.blue * factors[row + 2] + color.alpha * factors[row + 3]
            return min(sum.clampedToUnit, limit)
        }
        let alpha = part(12, limit: 1)
        return CanvasColor(
            red: part(0, limit: alpha), green: part(4, limit: alpha), blue: part(8, limit: alpha),
            alpha: alpha)
    }
}

extension Group {
    /// The effect on the colours of the children.
    var cellColors: CellColors? { CellColors(effect) }
}

extension CellCanvas {
    /// The canvas after an effect on its colours.
    func changed(by colors: CellColors) -> CellCanvas {
        var copy = self
        copy.mapColors(ofGlyphs: true) { color, _, _ in colors.changed(color) }
        return copy
    }

    /// Erases half cells and characters by the opacity of another canvas.
    mutating func erase(
        _ layer: CellCanvas, opacity: Float, coverage: (_ column: Int, _ halfRow: Int) -> Float
    ) {
        mapColors(ofGlyphs: true) { color, column, halfRow in
            let erased = layer.pixel(column: column, halfRow: halfRow).alpha * opacity
            return color.faded(to: 1 - erased * coverage(column, halfRow))
        }
    }

    /// Reduces half cells to the opacity of another canvas.
    ///
    /// The other canvas's characters are written in the colours behind them.
    mutating func fade(to mask: CellCanvas) {
        for row in 0..<rows {
            for column in 0..<columns {
                guard var letter = mask.glyph(column: column, row: row), !letter.isRule else {
                    continue
                }
                let upper = pixel(column: column, halfRow: row * 2)
                let lower = pixel(column: column, halfRow: row * 2 + 1)
                letter.color = upper.mixed(with: lower, at: 0.5).faded(to: letter.color.alpha)
                place(letter, column: column, row: row)
            }
        }
        mapColors(ofGlyphs: false) { color, column, halfRow in
            color.faded(to: mask.pixel(column: column, halfRow: halfRow).alpha)
        }
    }
}
