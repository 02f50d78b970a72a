import WidgetWire

/// A view that draws one node and has no children.
class LeafElement: Element {
    /// What assistive technology and tests know the view by.
    var annotation: Annotation?

    /// What is drawn in a frame that is already the one on screen.
    func content(in frame: Rect) -> DisplayNode.OneOf_Content? { nil }

    final override func draw(
        in frame: Frame, proposal: Proposal, into writer: DisplayListWriter
    ) {
        let rect = writer.rect(frame)
        writer.leaf(id: id, rect: rect, annotation: annotation, content: content(in: rect))
    }
}

/// What a view is called; never drawn.
struct Annotation: Hashable {
    var label = ""
    var identifier = ""
    var value = ""

    var isEmpty: Bool { label.isEmpty && identifier.isEmpty && value.isEmpty }
}
