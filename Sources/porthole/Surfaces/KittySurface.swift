import Foundation
import WidgetRenderer
import WidgetText
import WidgetWire

/// Shows the picture itself, on terminals with the kitty graphics protocol.
struct KittySurface: Surface {
    /// Pixels per point, for the dense screens that such terminals usually run on.
    private static let scale = 2.0
    /// Any number but 0; a session shows one picture, which is replaced under this number.
    private static let identifier: UInt32 = 0x706f7274

    let metrics = WidgetEnvironment.Metrics.fonts
    let isRedrawn = true
    private let renderer: PictureRenderer
    private let shape: WidgetShape
    private var isFirst = true
    private var notes: [String] = []

    init(fonts: FontConfiguration, shape: WidgetShape) throws {
        renderer = PictureRenderer(engine: try Fonts.engine(fonts))
        self.shape = shape
    }

    mutating func show(_ list: DisplayList, at date: Date, note: String?) throws {
        let png = try renderer.png(
            list, shape: shape, scale: Self.scale, at: date.timeIntervalSince1970)
        let columns = Int((list.environment.width / CellMetrics.width).rounded(.up))
        let rows = Int((list.environment.height / CellMetrics.height).rounded(.up))
        try emit(
            KittyGraphics.show(
                png: png, id: Self.identifier, columns: columns, rows: rows, isFirst: isFirst))
        isFirst = false
        let columnLimit = WindowSize.current?.columns ?? columns
        notes = NoteLines.of(note, columns: columnLimit, engine: CellTextEngine())
        try emit(KittyGraphics.below(notes))
    }

    func finish() throws { try emit(String(repeating: "\r\n", count: notes.count)) }
}
