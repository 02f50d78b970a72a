import WidgetWire

/// A view that takes part in layout: groups are flattened and everything inherited is resolved.
///
/// Answers are kept for each proposal, so asking again costs nothing. The number of proposals a view
/// thinks about is limited, since in stacks of stacks it can double with every level.
class Element {
    /// Stable from entry to entry.
    let id: UInt64
    /// What inside sets guides of its own.
    let guideSources: GuideSources
    /// How many elements stand inside one another here, itself included.
    let depth: Int
    private var answers = AnswerMemory()
    private var guides: [GuideQuery: Double?] = [:]

    /// - Parameter levels: How many elements this one counts for, since its calls nest deeper.
    init(
        id: UInt64, around inside: ElementContents = ElementContents(),
        guideSources: GuideSources = [], levels: Int = 1
    ) {
        self.id = id
        self.guideSources = guideSources.union(inside.guideSources)
        depth = levels + inside.depth
    }

    /// The order in which a stack serves this view; the highest first.
    var priority: Double { 0 }
    /// Whether the view is known to be as long along an axis whatever it is offered.
    func isRigid(along axis: Axis) -> Bool { false }
    /// Whether the view is known to be narrower and lower where there is no room.
    var isNarrowing: Bool { false }
    /// What the view wants beyond its edges.
    var spacings: EdgeSpacings { .standard }
    /// What the view tells a grid around it.
    var gridTraits: GridTraits { GridTraits() }
    /// Siblings with a larger one are drawn later.
    var zIndex: Double { 0 }
    /// What a layout of the plugin can look up, by key.
    func layoutValue(_ key: Int64) -> UnsafeMutableRawPointer? { nil }

    /// Whether answering takes less time than remembering what was answered.
    var answersAtOnce: Bool { false }

    /// Answers a proposal; called once for each, unless the view answers at once.
    func answer(_ proposal: Proposal) -> Size { proposal.filled }

    /// The position of a guide set inside, in a view of this size; nil when none is.
    func setPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? { nil }

    /// Writes what the view draws in its frame, children included.
    func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {}

    /// The size the view takes when it is offered `proposal`.
    final func size(for proposal: Proposal) -> Size {
        if answersAtOnce { return answer(proposal) }
        if let known = answers.size(for: proposal) { return known }
        let size = answer(proposal)
        answers.remember(size, for: proposal)
        return size
    }

    /// Where `guide` lies in the view when it is offered `proposal`.
    final func position(of guide: Guide, for proposal: Proposal) -> Double {
        setPosition(of: guide, for: proposal)
            ?? guide.defaultPosition(in: size(for: proposal))
    }

    /// Where both guides lie.
    final func position(of guides: GuidePair, for proposal: Proposal) -> Position {
        Position(
            x: position(of: guides.horizontal, for: proposal),
            y: position(of: guides.vertical, for: proposal))
    }

    /// Where `guide` lies if something inside sets it.
    final func setPosition(of guide: Guide, for proposal: Proposal) -> Double? {
        guard guideSources.canSet(guide) else { return nil }
        let proposal = answers.represented(proposal)
        let query = GuideQuery(guide: guide, proposal: proposal)
        if let known = guides[query] { return known }
        let position = setPosition(of: guide, size: size(for: proposal), proposal: proposal)
        guides[query] = .some(position)
        return position
    }

    /// The positions of views in the order in which they are drawn.
    static func drawingOrder(of views: [Element]) -> [Int] {
        let indices = Array(views.indices)
        guard views.contains(where: { $0.zIndex != 0 }) else { return indices }
        return indices.sorted { (views[$0].zIndex, $0) < (views[$1].zIndex, $1) }
    }

    /// Places the view and draws it.
    final func place(
        at origin: Position, proposal: Proposal, into writer: DisplayListWriter
    ) {
        draw(
            in: Frame(origin: origin, size: size(for: proposal)), proposal: proposal, into: writer)
    }
}

/// What the views inside another one mean for it.
struct ElementContents {
    private(set) var guideSources: GuideSources = []
    private(set) var depth = 0

    init() {}

    init(_ children: [Element]) {
        for child in children { insert(child) }
    }

    init(_ child: Element, _ other: Element?) {
        insert(child)
        if let other { insert(other) }
    }

    private mutating func insert(_ element: Element) {
        guideSources.formUnion(element.guideSources)
        depth = max(depth, element.depth)
    }
}

/// What can set guides inside a view: nothing needs to be asked where nothing can.
struct GuideSources: OptionSet {
    let rawValue: UInt8

    static let text = GuideSources(rawValue: 1)
    static let modifier = GuideSources(rawValue: 2)

    func canSet(_ guide: Guide) -> Bool {
        contains(.modifier) || (contains(.text) && guide.isTexts)
    }
}

private struct GuideQuery: Hashable {
    let guide: Guide
    let proposal: Proposal
}

/// A view without content.
final class EmptyElement: Element {
    override var answersAtOnce: Bool { true }
    override func answer(_ proposal: Proposal) -> Size { .zero }
}
