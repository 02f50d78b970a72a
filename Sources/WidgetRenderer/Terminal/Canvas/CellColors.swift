import WidgetWire

/// A colour matrix applied to cells.
struct CellColors {
    private let factors: [Float]

    /// Nil when there are not sixteen numbers.
    init?(_ matrix: ColorMatrix) {
        guard matrix.values.count == 16 else { return nil }
        factors = matrix.values.map(Float.init)
    }

    func changed(_ color: CanvasColor) -> CanvasColor {
        guard color.alpha > 0 else { return color }
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
    /// What happens to the colours of the children.
    var cellColors: CellColors? {
        guard case .colorMatrix(let matrix) = effect else { return nil }
        return CellColors(matrix)
    }
}

extension CellCanvas {
    /// The canvas in other colours.
    func changed(by colors: CellColors) -> CellCanvas {
        var copy = self
        copy.mapColors(ofGlyphs: true) { color, _, _ in colors.changed(color) }
        return copy
    }

    /// Leaves as much of each half cell as another canvas is opaque there.
    ///
    /// The other canvas's characters are written in the colours that are behind them.
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
