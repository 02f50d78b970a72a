/// A view with its own annotation that draws nothing itself.
final class AnnotatedElement: EffectElement, Annotatable {
    var annotation: Annotation?

    init(id: UInt64, child: Element, annotation: Annotation) {
        self.annotation = annotation
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        writer.enclosed(id: id, rect: writer.rect(frame), annotation: annotation) {
            super.draw(in: frame, proposal: proposal, into: writer)
        }
    }
}
