import WidgetText
import WidgetWire

/// A symbol in the inherited font or, if resizable, as large as fits; a rounded rectangle while
/// redacted.
final class SymbolElement: LeafElement {
    private let symbol: Symbol
    private let measurement: TextMeasurement
    private let capHeight: Double
    private let redactionColor: Color?
    private let isResizable: Bool

    init(
        id: UInt64, symbol: Symbol, measurement: TextMeasurement, capHeight: Double,
        redactionColor: Color?, isResizable: Bool
    ) {
        self.symbol = symbol
        self.measurement = measurement
        self.capHeight = capHeight
        self.redactionColor = redactionColor
        self.isResizable = isResizable
        super.init(id: id, guideSources: isResizable ? [] : .text)
    }

    override func isRigid(along axis: Axis) -> Bool { !isResizable }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        let ideal = measurement.size
        guard isResizable else { return ideal }
        return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    override func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        isResizable ? nil : measurement.position(of: guide, capHeight: capHeight)
    }

    override func content(in frame: Rect) -> DisplayNode.OneOf_Content? {
        guard let redactionColor else { return .symbol(sized(to: frame)) }
        return .shape(.redacted(in: frame, redactionColor))
    }

    /// The symbol at the font size that fills the frame, if it is resizable.
    private func sized(to frame: Rect) -> Symbol {
        let ideal = measurement.size
        guard isResizable, ideal.width > 0, ideal.height > 0 else { return symbol }
        var symbol = symbol
        symbol.font.size *= min(frame.width / ideal.width, frame.height / ideal.height)
        return symbol
    }
}
