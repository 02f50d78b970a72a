import WidgetText
import WidgetWire

/// A symbol in the inherited font or, if resizable, as large as fits; a rounded rectangle while
/// redacted, and a square while it is a placeholder.
final class SymbolElement: LeafElement {
    private let symbol: Symbol
    private let measurement: TextMeasurement
    private let capHeight: Double
    private let redactionColor: Color?
    private let isResizable: Bool
    private let placeholder: SymbolPlaceholder?

    init(
        id: UInt64, symbol: Symbol, measurement: TextMeasurement, capHeight: Double,
        redactionColor: Color?, isResizable: Bool, placeholder: SymbolPlaceholder? = nil
    ) {
        self.symbol = symbol
        self.placeholder = placeholder
        self.measurement = placeholder?.measurement ?? measurement
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
        return .shape(.redacted(in: placeholder?.square(in: frame) ?? frame, redactionColor))
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

extension SymbolPlaceholder {
    /// The square in the middle of the frame.
    fileprivate func square(in frame: Rect) -> Rect {
        Rect.with {
            $0.x = frame.x + (frame.width - side) / 2
            $0.y = frame.y + (frame.height - side) / 2
            ($0.width, $0.height) = (side, side)
        }
    }
}
