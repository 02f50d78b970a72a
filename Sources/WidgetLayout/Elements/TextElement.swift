import WidgetText
import WidgetWire

/// A paragraph: takes what its lines need of the room it is offered.
final class TextElement: LeafElement {
    private let paragraph: Paragraph
    private let engine: any TextEngine
    private let context: TextContext
    private var measurements: [Proposal: TextMeasurement] = [:]

    init(id: UInt64, paragraph: Paragraph, engine: any TextEngine, context: TextContext) {
        self.paragraph = paragraph
        self.engine = engine
        self.context = context
        super.init(id: id, guideSources: .text)
    }

    override var spacings: EdgeSpacings { .text }

    override func answer(_ proposal: Proposal) -> Size {
        measurement(for: proposal).size
    }

    override func setPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        switch guide {
        case .firstTextBaseline: Length.finite(measurement(for: proposal).firstBaseline)
        case .lastTextBaseline: Length.finite(measurement(for: proposal).lastBaseline)
        default: nil
        }
    }

    override func content(in frame: Rect) -> DisplayNode.OneOf_Content? { .paragraph(paragraph) }

    private func measurement(for proposal: Proposal) -> TextMeasurement {
        if let known = measurements[proposal] { return known }
        let box = TextBox(
            width: proposal.width.flatMap(Length.finite),
            height: proposal.height.flatMap(Length.finite))
        let measurement = engine.measure(paragraph, in: box, context: context)
        measurements[proposal] = measurement
        return measurement
    }
}

extension TextMeasurement {
    /// The size, safe to calculate with.
    var size: Size {
        Size(
            width: max(0, Length.finite(width) ?? 0), height: max(0, Length.finite(height) ?? 0))
    }
}
