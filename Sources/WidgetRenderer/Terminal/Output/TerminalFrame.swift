import WidgetWire

/// A widget ready for a terminal: a grid of cells with the colours to print them in.
public struct TerminalFrame: Hashable, Sendable {
    /// The width in cells.
    public private(set) var columns: Int
    /// The height in cells.
    public private(set) var rows: Int
    private(set) var cells: [TerminalCell]

    init(columns: Int, rows: Int, cells: [TerminalCell]) {
        self.columns = columns
        self.rows = rows
        self.cells = cells
    }

    func cell(column: Int, row: Int) -> TerminalCell {
        cells[row * columns + column]
    }

    /// The part of the frame that fits into a window, from the top left.
    ///
    /// A live frame must fit into its window: lines that wrapped or scrolled away cannot be reached
    /// again.
    public func cropped(columns limit: Int, rows rowLimit: Int) -> TerminalFrame {
        let width = max(0, min(columns, limit))
        let height = max(0, min(rows, rowLimit))
        var cropped = TerminalFrame(columns: width, rows: height, cells: [])
        for row in 0..<height {
            var line = Array(cells[(row * columns)..<(row * columns + width)])
            if let last = line.last, last.width == 2 { line[width - 1] = last.blank }
            cropped.cells += line
        }
        return cropped
    }
}

/// One cell of a frame.
struct TerminalCell: Hashable, Sendable {
    var text = " "
    /// The width in columns; 0 for the second column of a wide character.
    var width = 1
    /// The foreground; nil for the terminal's own.
    var foreground: TerminalColor?
    var background: TerminalColor?
    var attributes: TextAttributes = []

    /// The cell without its character.
    var blank: TerminalCell { TerminalCell(background: background) }
}
