import WidgetWire

/// Draws shapes on a canvas: as characters when they are thin, on the grid when upright, or as
/// paths.
extension DisplayListPainter {
    mutating func paint(_ shape: Shape, placement: Placement) {
        if let paint = CellPaint(shape.fill, placement: placement) {
            fill(shape.outline, with: paint, placement: placement)
        }
        if let paint = CellPaint(shape.stroke, placement: placement), shape.lineWidth > 0 {
            stroke(shape.outline, width: shape.lineWidth, with: paint, placement: placement)
        }
    }

    private mutating func fill(_ outline: Outline, with paint: CellPaint, placement: Placement) {
        guard let exact = CellOutline(outline, placement: placement) else {
            return fill(CellPath(outline, placement: placement), with: paint)
        }
        guard !canvas.fillAsRule(exact, with: paint) else { return }
        let snapped = onGrid(exact)
        fill(snapped.area, with: paint, coverage: snapped.coverage)
    }

    mutating func fill(
        _ area: PointArea, with paint: CellPaint, coverage: (_ column: Int, _ halfRow: Int) -> Float
    ) {
        let (columns, rows) = canvas.cells(in: area)
        guard budget.fill(cells: columns.count * rows.count * paint.samplesPerCell) else { return }
        canvas.fill(area, with: paint, coverage: coverage)
    }

    private mutating func stroke(
        _ outline: Outline, width: Double, with paint: CellPaint, placement: Placement
    ) {
        guard let exact = CellOutline(outline, placement: placement) else {
            return stroke(
                CellPath(outline, placement: placement), width: width * placement.scale,
                with: paint)
        }
        guard !canvas.strokeAsBox(exact, width: width, with: paint) else { return }
        // On the grid and at least half a cell wide; thinner strokes would almost vanish.
        let outer = exact.insetBy(-width / 2).snapped
        let inner = outer.insetBy(max(width, CellOutline.pixel))
        fill(outer.area, with: paint) { column, halfRow in
            outer.coverage(column: column, halfRow: halfRow)
                - inner.coverage(column: column, halfRow: halfRow)
        }
    }

    /// Returns how much of a half cell an outline covers; nil when that is too much work.
    mutating func coverage(
        of outline: Outline, placement: Placement
    ) -> ((_ column: Int, _ halfRow: Int) -> Float)? {
        guard let exact = CellOutline(outline, placement: placement) else {
            return coverage(of: CellPath(outline, placement: placement))
        }
        return onGrid(exact).coverage
    }

    func onGrid(_ outline: CellOutline) -> CellOutline {
        outline.reaching(from: widget, to: grid).snapped
    }
}

extension CellPath {
    fileprivate init(_ outline: Outline, placement: Placement) {
        self.init(OutlinePath(outline, in: outline.frame), placement: placement)
    }
}
