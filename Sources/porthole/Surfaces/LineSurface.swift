import Foundation
import WidgetRenderer
import WidgetText
import WidgetWire

/// Prints one line for each change, for status bars and logs.
struct LineSurface: Surface {
    let metrics = WidgetEnvironment.Metrics.cells
    let isRedrawn = false
    private let engine = CellTextEngine()
    private var last: String?

    mutating func show(_ list: DisplayList, at date: Date, note: String?) throws {
        let text = StatusLine.text(of: list, at: date.timeIntervalSince1970, engine: engine)
        // The end of a crashed plugin's log would be lines of their own.
        let reason = note?.prefix { !$0.isNewline }
        let line = (reason.map { "\(text) (\($0))" } ?? text).withoutCommands
        guard line != last else { return }
        last = line
        try emit(line + "\n")
    }

    func finish() {}
}

extension String {
    /// The text without what some bars take for an action to run when it is clicked: `%{` of
    /// lemonbar and polybar, `^ca(` of dzen2, `<action` of xmobar.
    ///
    /// Scalar by scalar, because a letter may join the first character.
    var withoutCommands: String {
        var safe = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let last = safe.last, scalar.isCommand(after: last) { safe.append(" ") }
            safe.append(scalar)
        }
        return String(safe)
    }
}

extension Unicode.Scalar {
    fileprivate func isCommand(after last: Unicode.Scalar) -> Bool {
        switch last {
        case "%": self == "{"
        case "^": ("a"..."z").contains(self) || ("A"..."Z").contains(self)
        case "<": ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "/"
        default: false
        }
    }
}
