/// A view without content.
final class EmptyElement: Element {
    override var cachesSizes: Bool { false }
    override func sizeThatFits(_ proposal: Proposal) -> Size { .zero }
}
