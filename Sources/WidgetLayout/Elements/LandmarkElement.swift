/// A view whose frame can be looked up once it is placed.
final class LandmarkElement: EffectElement {
    private let key: Int64

    init(id: UInt64, child: Element, key: Int64) {
        self.key = key
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        writer.recordLandmark(key, in: frame)
        super.draw(in: frame, proposal: proposal, into: writer)
    }
}
