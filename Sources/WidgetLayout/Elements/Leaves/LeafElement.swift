import WidgetWire

/// A view that draws one node and has no children.
class LeafElement: Element, Annotatable {
    var annotation: Annotation?
    /// The paint of text and symbols that need more than one colour.
    var gradient: ((Rect) -> Paint)?

    /// The content for a frame on screen.
    func content(in frame: Rect) -> DisplayNode.OneOf_Content? { nil }

    final override func draw(
        in frame: Frame, proposal: Proposal, into writer: DisplayListWriter
    ) {
        let rect = writer.rect(frame)
        let content = content(in: rect)
        guard let gradient else {
            return writer.leaf(id: id, rect: rect, annotation: annotation, content: content)
        }
        writer.enclosed(id: id, rect: rect, annotation: annotation, in: .group(.mask)) {
            let shape = Shape(gradient(rect), in: rect)
            writer.leaf(id: id, rect: rect, annotation: nil, content: .shape(shape))
            writer.leaf(id: id, rect: rect, annotation: nil, content: content)
        }
    }
}

extension Shape {
    /// A rectangle of a paint, a little larger than a frame, because letters extend beyond theirs.
    fileprivate init(_ paint: Paint, in frame: Rect) {
        self.init()
        fill = paint
        outline.rectangle = Rectangle()
        outline.frame = Rect.with {
            $0.x = frame.x - frame.height / 2
            $0.y = frame.y - frame.height / 2
            $0.width = frame.width + frame.height
            $0.height = frame.height * 2
        }
    }
}
