import Foundation
import WidgetRenderer
import WidgetText
import WidgetWire

/// Draws the widget in character cells, in place when the terminal allows it.
struct TerminalSurface: Surface {
    let metrics = WidgetEnvironment.Metrics.cells
    private let depth: ColorDepth
    let isRedrawn: Bool
    private let engine = CellTextEngine()
    private let renderer: TerminalRenderer
    private var live = LiveFrame()
    /// The window that the view was fitted into.
    private var window: WindowSize?
    /// The number of stops when the view was last drawn.
    private var stops = ProgramStops.count

    /// - Parameters:
    ///   - depth: The colours to write.
    ///   - redraws: Whether frames replace one another instead of following one another.
    init(depth: ColorDepth, redraws: Bool) {
        self.depth = depth
        isRedrawn = redraws
        renderer = TerminalRenderer(engine: engine)
        if redraws { ProgramStops.restoreTerminal() }
    }

    var isDisplaced: Bool {
        isRedrawn && (window != WindowSize.current || stops != ProgramStops.count)
    }

    mutating func show(_ list: DisplayList, at date: Date, note: String?) throws {
        var frame = renderer.frame(of: list, at: date.timeIntervalSince1970, depth: depth)
        if stops != ProgramStops.count {
            stops = ProgramStops.count
            live = LiveFrame()
        }
        if window != .current {
            window = .current
            live.windowChanged()
        }
        guard isRedrawn, let window else {
            let lines = frame.lines(depth) + (note.map { [$0.printable(keepsLines: true)] } ?? [])
            return try emit(isRedrawn ? live.show(lines) : lines.map { $0 + "\n" }.joined())
        }
        let notes = NoteLines.of(note, columns: window.columns, engine: engine)
        frame = frame.cropped(columns: window.columns, rows: window.rows - 1 - notes.count)
        try emit(live.show(frame.lines(depth) + notes))
    }

    func finish() throws {
        if isRedrawn { try emit(LiveFrame.restore) }
    }
}
