import WidgetText
import WidgetWire

extension String {
    /// How many columns of a terminal the text takes in one line.
    var cellCount: Int {
        isPlain ? utf8.count : lines(in: TextBox())[0].width
    }

    /// The text cut to a number of columns with an ellipsis, a path at its beginning, other text at
    /// its end.
    func cut(to columns: Int) -> String {
        guard cellCount > columns else { return self }
        return lines(in: TextBox(width: Double(columns) * CellMetrics.width))[0].text
    }

    /// The text folded into lines of a number of columns, broken at blanks.
    ///
    /// Lines after the first begin with `indent` blanks; the same number of characters of the first
    /// line is never broken. A word longer than a line stays whole, so that users can copy it.
    func folded(to columns: Int, indent: Int) -> [String] {
        guard cellCount > columns else { return [self] }
        var (lines, line) = ([String](), String(prefix(indent)))
        for (index, word) in dropFirst(indent).split(separator: " ").enumerated() {
            let longer = line + (index == 0 ? "" : " ") + word
            if index == 0 || longer.cellCount <= columns {
                line = longer
            } else {
                lines.append(line)
                line = String(repeating: " ", count: indent) + word
            }
        }
        return lines + [line]
    }

    /// Whether every byte is a character of one column.
    private var isPlain: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }

    private func lines(in box: TextBox) -> [CellLine] {
        var paragraph = Paragraph()
        paragraph.lineLimit = 1
        paragraph.truncation = hasPrefix("/") ? .head : .tail
        paragraph.runs = [.with { $0.text = self }]
        return CellTextEngine().lines(of: paragraph, in: box, context: TextContext(now: 0))
    }
}
