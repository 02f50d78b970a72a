import WidgetWire

/// A view that performs an intent when it is pressed, and shows whether something is on.
///
/// The display list holds both states, so that a host can flip it before the plugin has answered.
final class ToggleElement: EffectElement, Annotatable {
    private let off: Element
    private let on: Element
    private let region: HitRegion
    var annotation: Annotation?

    /// Makes a toggle with the place and size of its present state.
    init(
        id: UInt64, off: Element, on: Element, region: HitRegion, annotation: Annotation? = nil
    ) {
        self.off = off
        self.on = on
        self.region = region
        self.annotation = annotation
        super.init(id: id, child: region.isOn ? on : off, beside: region.isOn ? off : on)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let rect = writer.rect(frame)
        writer.enclosed(id: id, rect: rect, annotation: annotation, in: .hitRegion(region)) {
            for state in [off, on] {
                writer.enclosed(id: state.id, rect: rect) {
                    state.place(at: frame.origin, proposal: proposal, into: writer)
                }
            }
        }
    }
}
