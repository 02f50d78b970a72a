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
        let line = (note.map { "\(text) (\($0))" } ?? text).withoutCommands
        guard line != last else { return }
        last = line
        try emit(line + "\n")
    }

    func finish() {}
}

extension String {
    /// The text without `%{`: some bars run what follows it when it is clicked.
    ///
    /// Scalar by scalar, because a letter may join the first character.
    var withoutCommands: String {
        var safe = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == "{", safe.last == "%" { safe.append(" ") }
            safe.append(scalar)
        }
        return String(safe)
    }
}
