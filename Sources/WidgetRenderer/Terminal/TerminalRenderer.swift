public import WidgetText
public import WidgetWire

/// Draws display lists for terminals.
///
/// The lists must be validated, and laid out with `WidgetEnvironment.Metrics.cells`. Shapes,
/// colours and gradients become the colours of half cells; text stays text. A renderer belongs to
/// one thread.
public final class TerminalRenderer {
    private let engine: CellTextEngine

    /// The greatest width and height of a widget in cells, whatever a plugin asks for.
    private static let columnLimit = 512
    private static let rowLimit = 256
    /// The radius of a widget's corners in points, which two half cells can show.
    private static let cornerRadius = 16.0

    /// Makes a renderer that measures with `engine`, which must measure like the one that laid out
    /// the lists.
    public init(engine: CellTextEngine) {
        self.engine = engine
    }

    /// Draws a widget as it looks at a moment.
    ///
    /// - Parameters:
    ///   - list: A widget laid out in cells.
    ///   - now: The moment that live dates are written for, in seconds since 1970.
    ///   - depth: The colours it will be printed in. With `none`, a box of lines replaces the
    ///     background.
    /// - Returns: A frame of the widget's size, rounded up to whole cells.
    public func frame(of list: DisplayList, at now: Double, depth: ColorDepth) -> TerminalFrame {
        let environment = list.environment
        let blank = CellCanvas(
            columns: Self.cells(environment.width / CellMetrics.width, limit: Self.columnLimit),
            rows: Self.cells(environment.height / CellMetrics.height, limit: Self.rowLimit))
        var canvas = DisplayListPainter.paint(
            list, on: blank, engine: engine, context: TextContext(environment, now: now))
        if list.showsBackground {
            depth == .none ? canvas.drawBorder() : canvas.roundCorners(radius: Self.cornerRadius)
        }
        return CellResolver(appearance: environment.appearance).frame(of: canvas)
    }

    private static func cells(_ length: Double, limit: Int) -> Int {
        max(0, min((length - 0.001).gridIndex(.up), limit))
    }
}

extension CellCanvas {
    /// Clears the half cells outside of a rounded rectangle, so that the background looks like a
    /// card.
    ///
    /// What lies behind the card is unknown, so a half cell is cleared or kept as a whole.
    fileprivate mutating func roundCorners(radius: Double) {
        let card = CellOutline(area: area, radiusX: radius, radiusY: radius)
        clear { card.coverage(column: $0, halfRow: $1) < 0.5 }
    }

    /// Draws the outermost cells as a box.
    fileprivate mutating func drawBorder() {
        _ = strokeAsBox(
            CellOutline(area: area, radiusX: CellMetrics.width, radiusY: CellMetrics.width),
            width: 0, with: .color(.black))
    }
}
