import WidgetText
import WidgetWire

/// A bar as high as its line, or a ring that fills its room.
final class GaugeElement: LeafElement {
    private let gauge: Gauge
    /// The width of the line; nil for the platform's, or a tenth of a ring's side.
    private let lineWidth: Double?
    private let grid: LayoutGrid

    init(id: UInt64, gauge: Gauge, lineWidth: Double?, grid: LayoutGrid) {
        self.gauge = gauge
        self.lineWidth = lineWidth
        self.grid = grid
        super.init(id: id)
    }

    override func isRigid(along axis: Axis) -> Bool { gauge.form == .bar && axis == .vertical }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        let size = proposal.filled
        guard gauge.form == .bar else { return size }
        // In a terminal, a bar takes a whole row, however thin it is.
        let height = grid == .cells ? CellMetrics.height : lineWidth(in: size)
        return Size(width: size.width, height: height)
    }

    override func content(in frame: Rect) -> DisplayNode.OneOf_Content? {
        var gauge = gauge
        gauge.lineWidth = lineWidth(in: Size(width: frame.width, height: frame.height))
        return .gauge(gauge)
    }

    private func lineWidth(in size: Size) -> Double {
        if let lineWidth { return lineWidth }
        return gauge.form == .bar
            ? PlatformMetrics.gaugeBarHeight : min(size.width, size.height) / 10
    }
}
