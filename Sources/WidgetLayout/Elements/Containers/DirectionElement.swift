/// A view whose writing direction differs from that around it.
final class DirectionElement: EffectElement {
    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        writer.flipped(around: frame) {
            super.draw(in: frame, proposal: proposal, into: writer)
        }
    }
}
