@testable import WidgetRenderer

extension TerminalFrame {
    /// The frame as one sees it: characters, half blocks, and █ where there is only a background.
    var art: [String] {
        (0..<rows).map { row in
            (0..<columns).map { column in
                let cell = cell(column: column, row: row)
                if cell.width == 0 { return "" }
                return cell.text == " " && cell.background != nil ? "█" : cell.text
            }.joined()
        }
    }
}

extension TerminalColor {
    /// Six hexadecimal digits.
    var hex: String {
        [red, green, blue].map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }
}
