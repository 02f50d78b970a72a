import WidgetWire

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
        let rect = writer.rect(frame)
        writer.enclosed(id: id, rect: rect, annotation: annotation, in: .hitRegion(region)) {
            super.draw(in: frame, proposal: proposal, into: writer)
        }
    }
}
