/// A view with a layout priority for its stack.
final class PriorityElement: UnaryElement {
    private let value: Double

    init(id: UInt64, child: Element, value: Double) {
        self.value = value
        super.init(id: id, child: child)
    }

    override var priority: Double { value }
}
