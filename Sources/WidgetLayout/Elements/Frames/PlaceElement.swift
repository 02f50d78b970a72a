/// A view that takes all the room and places its child's anchor at a point of it.
final class PlaceElement: UnaryElement {
    private let point: Position
    /// The anchor in fractions of the child's size.
    private let anchor: Position
    private let room: Proposal

    /// - Parameter placement: The header's six numbers; any other count puts the child's middle at
    ///   the origin.
    init(id: UInt64, child: Element, placement: [Double]) {
        func number(_ index: Int) -> Double? {
            placement.count == 6 ? Length.finite(placement[index]) : nil
        }
        point = Position(x: number(0) ?? 0, y: number(1) ?? 0)
        anchor = Position(x: number(2) ?? 0.5, y: number(3) ?? 0.5)
        room = Proposal(width: number(4), height: number(5))
        super.init(id: id, child: child)
    }

    override func childProposal(_ proposal: Proposal) -> Proposal { room }

    override func sizeThatFits(_ proposal: Proposal) -> Size { proposal.filled }

    override func childOrigin(in size: Size, childProposal: Proposal) -> Position {
        let size = child.size(for: childProposal)
        return Position(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    }
}
