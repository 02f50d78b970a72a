import WidgetWire

/// A view moved when it is drawn: its place in the layout stays.
final class OffsetElement: EffectElement {
    private let offset: Position

    init(id: UInt64, child: Element, offset: Position) {
        self.offset = offset
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        child.place(at: frame.origin + offset, proposal: proposal, into: writer)
    }
}

/// A view cut off outside a shape, which is offered the view's size.
final class ClipElement: EffectElement {
    private let shape: ShapeElement

    init(id: UInt64, child: Element, shape: ShapeElement) {
        self.shape = shape
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let rect = writer.rect(frame)
        let group = Group.with {
            $0.opacity = 1
            $0.clip = shape.outline(in: rect)
        }
        writer.open(id: id, rect: rect, content: .group(group))
        child.place(at: frame.origin, proposal: proposal, into: writer)
        writer.close()
    }
}

/// A view that opens a URL or performs an intent when it is pressed.
final class HitRegionElement: EffectElement, Annotatable {
    private let region: HitRegion
    var annotation: Annotation?

    init(id: UInt64, child: Element, region: HitRegion, annotation: Annotation? = nil) {
        self.region = region
        self.annotation = annotation
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        writer.open(
            id: id, rect: writer.rect(frame), annotation: annotation, content: .hitRegion(region))
        child.place(at: frame.origin, proposal: proposal, into: writer)
        writer.close()
    }
}

/// A view with a name of its own that draws nothing itself.
final class AnnotatedElement: EffectElement, Annotatable {
    var annotation: Annotation?

    init(id: UInt64, child: Element, annotation: Annotation) {
        self.annotation = annotation
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        writer.open(
            id: id, rect: writer.rect(frame), annotation: annotation,
            content: .group(Group.with { $0.opacity = 1 }))
        child.place(at: frame.origin, proposal: proposal, into: writer)
        writer.close()
    }
}

/// A view whose direction of reading differs from that around it.
final class DirectionElement: EffectElement {
    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let outer = writer.flip(around: frame)
        child.place(at: frame.origin, proposal: proposal, into: writer)
        writer.direction = outer
    }
}
