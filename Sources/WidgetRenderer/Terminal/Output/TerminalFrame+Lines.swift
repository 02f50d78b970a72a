extension TerminalFrame {
    /// The frame's rows as text to print, from the top, without line ends.
    ///
    /// With colours, each line paints all its columns and ends with a reset; without, it is plain
    /// text that ends at its last character and has no escape sequences.
    ///
    /// - Parameters:
    ///   - depth: The colours to print.
    ///   - origin: The terminal's column that the frame begins in, from 0; it holds characters in
    ///     place whose width differs between terminals.
    public func lines(_ depth: ColorDepth, origin: Int = 0) -> [String] {
        (0..<rows).map { row in
            let line = (0..<columns).map { cell(column: $0, row: row) }
            switch depth {
            case .none: return Self.plain(line)
            case .palette, .trueColor:
                return Self.colored(line, depth: depth, origin: origin)
            }
        }
    }

    private static func plain(_ line: [TerminalCell]) -> String {
        var text = ""
        var pending = 0
        for cell in line {
            if cell.text == " " || cell.isHalfBlock {
                pending += 1
            } else {
                text += String(repeating: " ", count: pending) + cell.text
                pending = 0
            }
        }
        return text
    }

    private static func colored(
        _ line: [TerminalCell], depth: ColorDepth, origin: Int
    ) -> String {
        var text = ""
        var rendition = GraphicRendition()
        var column = origin
        for cell in line {
            let next = GraphicRendition(cell, depth: depth)
            if cell.width > 0 {
                text += next.change(from: rendition)
                rendition = next
                text += cell.isContested ? Escape.inPlace(cell.text, column: column) : cell.text
            }
            column += 1
        }
        return text + Escape.reset
    }
}

extension TerminalCell {
    /// Whether it shows only colour, which has no meaning in plain text.
    var isHalfBlock: Bool { text == "▀" || text == "▄" }

    /// Whether its width differs between terminals.
    ///
    /// Some draw a sequence as one picture, others as several or as a narrow one.
    fileprivate var isContested: Bool { width == 2 && text.unicodeScalars.count > 1 }
}
