import WidgetText
import WidgetWire

extension String {
    /// The columns that a terminal takes for the text, which is one line.
    var cellCount: Int {
        isPlain ? utf8.count : lines(in: TextBox())[0].width
    }

    /// The text, or as much of it as fits into so many columns with an ellipsis: a path's end, the
    /// beginning of others.
    func cut(to columns: Int) -> String {
        guard cellCount > columns else { return self }
        return lines(in: TextBox(width: Double(columns) * CellMetrics.width))[0].text
    }

    /// Whether each byte is a character of one column.
    private var isPlain: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }

    private func lines(in box: TextBox) -> [CellLine] {
        var paragraph = Paragraph()
        paragraph.lineLimit = 1
        paragraph.truncation = hasPrefix("/") ? .head : .tail
        paragraph.runs = [.with { $0.text = self }]
        return CellTextEngine().lines(of: paragraph, in: box, context: TextContext(now: 0))
    }
}
