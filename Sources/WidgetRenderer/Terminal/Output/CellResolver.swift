import WidgetWire

/// Turns the cells of a canvas into what a terminal can show: one character and two opaque colours.
struct CellResolver {
    /// The colour assumed behind translucent cells, since a terminal cannot be asked for its
    /// background.
    private let backdrop: CanvasColor
    /// The opacity below which the terminal's own background is kept.
    private static let faintest: Float = 0.08
    /// The least contrast of a character to one half of its cell; with less, it is set against the
    /// other.
    private static let leastContrast = 1.6

    init(appearance: Appearance) {
        switch appearance {
        case .dark: backdrop = .black
        case .light, .UNRECOGNIZED: backdrop = .white
        }
    }

    func frame(of canvas: CellCanvas) -> TerminalFrame {
        var cells: [TerminalCell] = []
        cells.reserveCapacity(canvas.columns * canvas.rows)
        for row in 0..<canvas.rows {
            for column in 0..<canvas.columns {
                let upper = canvas.pixel(column: column, halfRow: row * 2)
                let lower = canvas.pixel(column: column, halfRow: row * 2 + 1)
                let glyph = canvas.glyph(column: column, row: row)
                cells.append(
                    glyph.map { cell($0, upper: upper, lower: lower) }
                        ?? halves(upper: opaque(upper), lower: opaque(lower)))
            }
        }
        return TerminalFrame(columns: canvas.columns, rows: canvas.rows, cells: cells)
    }

    private func opaque(_ color: CanvasColor) -> TerminalColor? {
        color.alpha < Self.faintest ? nil : TerminalColor(color.over(backdrop))
    }

    private func halves(upper: TerminalColor?, lower: TerminalColor?) -> TerminalCell {
        switch (upper, lower) {
        case (let upper, let lower) where upper == lower: TerminalCell(background: upper)
        case (let upper?, let lower): TerminalCell(text: "▀", foreground: upper, background: lower)
        case (nil, let lower): TerminalCell(text: "▄", foreground: lower)
        }
    }

    /// The cell of a character, whose background is that of both halves, of the more opaque one, or
    /// their mean.
    private func cell(
        _ glyph: CanvasGlyph, upper: CanvasColor, lower: CanvasColor
    ) -> TerminalCell {
        let below: CanvasColor
        if abs(upper.alpha - lower.alpha) < Self.faintest {
            below = upper.mixed(with: lower, at: 0.5)
        } else {
            below = upper.alpha > lower.alpha ? upper : lower
        }
        var cell = TerminalCell(
            text: glyph.text, width: glyph.width,
            foreground: TerminalColor(glyph.color.over(below).over(backdrop)),
            background: opaque(below), attributes: glyph.attributes)
        if upper != lower { keepContrast(of: &cell, glyph: glyph, upper: upper, lower: lower) }
        if cell.background == nil, isDefaultText(glyph.color) { cell.foreground = nil }
        return cell
    }

    private func keepContrast(
        of cell: inout TerminalCell, glyph: CanvasGlyph, upper: CanvasColor, lower: CanvasColor
    ) {
        guard let foreground = cell.foreground, let background = cell.background,
            foreground.contrast(to: background) < Self.leastContrast,
            let best = [upper, lower].max(by: { contrast(glyph, on: $0) < contrast(glyph, on: $1) })
        else { return }
        cell.background = opaque(best)
        cell.foreground = TerminalColor(glyph.color.over(best).over(backdrop))
    }

    private func contrast(_ glyph: CanvasGlyph, on color: CanvasColor) -> Double {
        TerminalColor(glyph.color.over(color).over(backdrop))
            .contrast(to: TerminalColor(color.over(backdrop)))
    }

    /// Whether text without a background has about the default text colour.
    ///
    /// Then the terminal's own colour is used, which is readable in any theme.
    private func isDefaultText(_ color: CanvasColor) -> Bool {
        guard color.alpha > 0.8 else { return false }
        let ink = backdrop == .black ? CanvasColor.white : .black
        return TerminalColor(color.over(backdrop)).contrast(to: TerminalColor(ink)) < 1.3
    }
}
