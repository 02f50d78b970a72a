/// The escape sequences of a frame, by name.
enum Escape {
    static let reset = "\u{1B}[0m"
    static let clearToLineEnd = "\u{1B}[K"
    static let clearBelow = "\u{1B}[J"
    static let hideCursor = "\u{1B}[?25l"
    static let showCursor = "\u{1B}[?25h"
    /// ECMA-48's BDSM, explicit: the text is in visual order already.
    ///
    /// Terminals that reorder text themselves, such as VTE's, then leave it alone.
    static let visualOrder = "\u{1B}[8l"
    static let logicalOrder = "\u{1B}[8h"
    static let beginSynchronized = "\u{1B}[?2026h"
    static let endSynchronized = "\u{1B}[?2026l"

    static func cursorUp(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
    static func cursorDown(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }

    /// Prints a wide character and continues two columns after its start, whatever width the
    /// terminal gave it.
    static func inPlace(_ text: String, column: Int) -> String {
        "  \u{1B}[\(column + 1)G\(text)\u{1B}[\(column + 3)G"
    }
}
