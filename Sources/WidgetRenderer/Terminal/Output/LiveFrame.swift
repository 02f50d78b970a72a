/// A frame that is redrawn in place, below what the terminal has already printed.
///
/// Pure text in, pure text out: write the returned text to the terminal, in order. Between calls
/// the cursor rests, hidden, in the first column of the line below the frame. The frame must fit
/// into the window, see `TerminalFrame.cropped(columns:rows:)`.
public struct LiveFrame: Hashable, Sendable {
    /// The lines that are on the screen.
    public private(set) var lines: [String] = []
    private var isShown = false
    private var isMoved = false

    /// Makes a frame that is not on the screen yet.
    public init() {}

    /// Notes that the window has another size.
    ///
    /// Every line is written again, since terminals break or cut the lines on the screen.
    public mutating func windowChanged() { isMoved = true }

    /// Replaces the present lines by new ones; only lines that changed are written.
    public mutating func show(_ next: [String]) -> String {
        guard next != lines || !isShown || isMoved else { return "" }
        var text = isShown ? "" : Escape.hideCursor + Escape.visualOrder
        text += Escape.beginSynchronized + Escape.cursorUp(lines.count)
        var skipped = 0
        for (row, line) in next.enumerated() {
            if !isMoved, row < lines.count, lines[row] == line {
                skipped += 1
                continue
            }
            // A line feed scrolls where moving down would stop; it is needed only below the old
            // frame.
            text += Escape.cursorDown(skipped) + line + Escape.clearToLineEnd + "\r\n"
            skipped = 0
        }
        text += Escape.cursorDown(skipped)
        if next.count < lines.count { text += Escape.clearBelow }
        text += Escape.endSynchronized
        lines = next
        isShown = true
        isMoved = false
        return text
    }

    /// The text that restores the terminal and leaves the frame visible.
    ///
    /// It works at any moment, even in the middle of a frame: print it on every way out, including
    /// signals.
    public static let restore =
        Escape.reset + Escape.endSynchronized + Escape.logicalOrder + Escape.showCursor
}
