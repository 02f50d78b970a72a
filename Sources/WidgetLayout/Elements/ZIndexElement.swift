/// A view that is drawn before or after its siblings; its place in the layout stays.
final class ZIndexElement: EffectElement {
    private let value: Double

    init(id: UInt64, child: Element, value: Double) {
        self.value = value
        super.init(id: id, child: child)
    }

    override var zIndex: Double { value }
}
