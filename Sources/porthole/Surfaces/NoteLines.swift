import WidgetText
import WidgetWire

/// Breaks the notes below a view into lines of a window, since wrapped lines could not be replaced.
enum NoteLines {
    /// The greatest number of lines that notes take from the view.
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
