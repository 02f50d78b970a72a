/// A view with a guide whose position the plugin computes.
final class GuideElement: EffectElement {
    private let guide: Guide
    private let position: (DimensionsValue) -> Double

    init(
        id: UInt64, child: Element, guide: Guide, position: @escaping (DimensionsValue) -> Double
    ) {
        self.guide = guide
        self.position = position
        super.init(id: id, child: child, guideSources: .modifier)
    }

    override func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        guard guide == self.guide else {
            return super.explicitPosition(of: guide, size: size, proposal: proposal)
        }
        let answer = position(DimensionsValue(child, for: proposal))
        return Length.finite(answer) ?? guide.defaultPosition(in: size)
    }
}
