import WidgetText
import WidgetWire

/// An engine whose live dates read as their seconds.
func makeEngine() -> CellTextEngine {
    CellTextEngine { date, context in "\(Int(date.date - context.now)) s" }
}

extension Paragraph {
    init(_ texts: String..., configure: (inout Paragraph) -> Void = { _ in }) {
        self.init()
        runs = texts.map { text in .with { $0.text = text } }
        configure(&self)
    }
}

extension CellTextEngine {
    /// The lines in a box of so many columns and rows, indented as they are drawn.
    func rows(
        _ paragraph: Paragraph, columns: Int? = nil, rows: Int? = nil, isRightToLeft: Bool = false
    ) -> [String] {
        lines(
            of: paragraph,
            in: TextBox(
                width: columns.map { Double($0 * 8) }, height: rows.map { Double($0 * 16) }),
            context: TextContext(now: 0, isRightToLeft: isRightToLeft)
        ).map { String(repeating: "·", count: $0.column) + $0.text }
    }

    func size(_ paragraph: Paragraph, width: Double? = nil, height: Double? = nil) -> [Double] {
        let measured = measure(
            paragraph, in: TextBox(width: width, height: height), context: TextContext(now: 0))
        return [measured.width, measured.height]
    }
}
