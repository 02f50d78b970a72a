/// The first of several views whose ideal size is within the proposal, or the last.
final class ViewThatFitsElement: Element {
    private let horizontal: Bool
    private let vertical: Bool
    private let candidates: [Element]

    init(id: UInt64, horizontal: Bool, vertical: Bool, candidates: [Element]) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.candidates = candidates
        super.init(id: id, around: ElementContents(candidates))
    }

    override var spacings: EdgeSpacings { candidates.first?.spacings ?? .standard }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        choice(for: proposal)?.size(for: proposal) ?? .zero
    }

    override func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        choice(for: proposal)?.explicitPosition(of: guide, for: proposal)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        choice(for: proposal)?.place(at: frame.origin, proposal: proposal, into: writer)
    }

    private func choice(for proposal: Proposal) -> Element? {
        let ideal = Proposal(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        return candidates.dropLast().first { fits($0.size(for: ideal), proposal) }
            ?? candidates.last
    }

    private func fits(_ ideal: Size, _ proposal: Proposal) -> Bool {
        let fitsWidth = !horizontal || ideal.width <= (proposal.width ?? .infinity)
        let fitsHeight = !vertical || ideal.height <= (proposal.height ?? .infinity)
        return fitsWidth && fitsHeight
    }
}
