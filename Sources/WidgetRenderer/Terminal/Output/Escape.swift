/// The escape sequences a frame is made of, named.
enum Escape {
    static let reset = "\u{1B}[0m"
    static let clearToLineEnd = "\u{1B}[K"
    static let clearBelow = "\u{1B}[J"
    static let hideCursor = "\u{1B}[?25l"
    static let showCursor = "\u{1B}[?25h"
    /// ECMA-48's BDSM, explicit: the text is in visual order already, so that a terminal with an order
    /// of its own, such as VTE's, leaves it alone.
    static let visualOrder = "\u{1B}[8l"
    static let logicalOrder = "\u{1B}[8h"
    static let beginSynchronized = "\u{1B}[?2026h"
    static let endSynchronized = "\u{1B}[?2026l"

    static func cursorUp(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
    static func cursorDown(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }

    /// Prints a wide character and goes on two columns behind its start, however wide it came out.
    static func inPlace(_ text: String, column: Int) -> String {
        "  \u{1B}[\(column + 1)G\(text)\u{1B}[\(column + 3)G"
    }
}
