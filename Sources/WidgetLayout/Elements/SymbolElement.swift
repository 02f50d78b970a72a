import WidgetText
import WidgetWire

/// A symbol in the inherited font; a rounded rectangle of its size while redacted.
final class SymbolElement: LeafElement {
    private let symbol: Symbol
    private let measurement: TextMeasurement
    private let redactionColor: Color?

    init(
        id: UInt64, symbol: Symbol, measurement: TextMeasurement, redactionColor: Color?
    ) {
        self.symbol = symbol
        self.measurement = measurement
        self.redactionColor = redactionColor
        super.init(id: id, guideSources: .text)
    }

    override var spacings: EdgeSpacings { .text }

    override func isRigid(along axis: Axis) -> Bool { true }

    override func answer(_ proposal: Proposal) -> Size { measurement.size }

    override func setPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        switch guide {
        case .firstTextBaseline: Length.finite(measurement.firstBaseline)
        case .lastTextBaseline: Length.finite(measurement.lastBaseline)
        default: nil
        }
    }

    override func content(in frame: Rect) -> DisplayNode.OneOf_Content? {
        guard let redactionColor else { return .symbol(symbol) }
        let radius = min(4, frame.width / 2, frame.height / 2)
        return .shape(
            Shape.with {
                $0.outline.frame = frame
                $0.outline.rectangle.cornerWidth = radius
                $0.outline.rectangle.cornerHeight = radius
                $0.outline.rectangle.continuous = true
                $0.fill.color = redactionColor
            })
    }
}
