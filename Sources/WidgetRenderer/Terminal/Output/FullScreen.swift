/// The terminal's other screen, which leaves what was printed before untouched.
public enum FullScreen {
    /// Goes to an empty screen and hides the cursor.
    public static let enter =
        Escape.enterAlternateScreen + Escape.hideCursor + Escape.cursorHome + Escape.clearBelow

    /// Comes back; right at any moment, signals included.
    public static let leave =
        Escape.reset + Escape.endSynchronized + Escape.leaveAlternateScreen + Escape.showCursor

    /// Paints lines at a place on the screen.
    ///
    /// - Parameters:
    ///   - lines: Those of a frame, made with the same column as their origin.
    ///   - column: From 0.
    ///   - row: From 0.
    public static func place(_ lines: [String], column: Int, row: Int) -> String {
        lines.enumerated().map { offset, line in
            "\u{1B}[\(row + offset + 1);\(column + 1)H" + line
        }.joined()
    }
}
