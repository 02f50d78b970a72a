import WidgetText
import WidgetWire

/// Words below a view, broken to fit a window: a line that wrapped could not be replaced.
enum NoteLines {
    /// The most lines that words take from the view.
    private static let limit = 5

    static func of(_ note: String?, columns: Int, engine: CellTextEngine) -> [String] {
        guard let note, columns > 0 else { return [] }
        var paragraph = Paragraph()
        paragraph.lineLimit = UInt32(limit)
        paragraph.runs = [.with { $0.text = note.printable(keepsLines: true) }]
        let box = TextBox(width: Double(columns) * CellMetrics.width)
        return engine.lines(of: paragraph, in: box, context: TextContext(now: 0))
            .inVisualOrder(isRightToLeft: false).map(\.text)
    }
}
