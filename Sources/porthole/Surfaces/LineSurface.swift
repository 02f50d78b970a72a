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
        // Some bars run text in such braces when it is clicked.
        let line = (note.map { "\(text) (\($0))" } ?? text).replacing("%{", with: "% {")
        guard line != last else { return }
        last = line
        try emit(line + "\n")
    }

    func finish() {}
}
