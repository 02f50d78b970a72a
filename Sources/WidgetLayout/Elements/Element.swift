import WidgetWire

/// A view in the layout, with groups flattened and inherited values resolved.
///
/// A parent calls `size(for:)` any number of times and then `place` once. Kinds of views override
/// `sizeThatFits`, `explicitPosition(of:size:proposal:)` and `draw`; the final methods cache the
/// results for a limited number of proposals (see `SizeCache`).
class Element {
    /// The identity of the view, the same from entry to entry.
    let id: UInt64
    /// The kinds of things inside the view that can set alignment guides.
    let guideSources: GuideSources
    /// The depth of nesting including this element; limited by the call stack.
    let depth: Int
    private var sizes = SizeCache()
    private var guides: [GuideQuery: Double?] = [:]

    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - inside: The properties of the views inside.
    ///   - guideSources: What sets guides in the view itself.
    ///   - levels: How many elements this one counts as in `depth`, when its calls nest deeper.
    init(
        id: UInt64, around inside: ElementContents = ElementContents(),
        guideSources: GuideSources = [], levels: Int = 1
    ) {
        self.id = id
        self.guideSources = guideSources.union(inside.guideSources)
        depth = levels + inside.depth
    }

    // MARK: What a parent reads

    /// The layout priority; a stack divides its room among the views of the highest one first.
    var priority: Double { 0 }
    /// Whether the view's length along an axis is the same for every proposal.
    func isRigid(along axis: Axis) -> Bool { false }
    /// Whether the view becomes smaller when it is offered less, as text does.
    var isCompressible: Bool { false }
    /// The distances the view prefers from its neighbours, by edge.
    var spacings: EdgeSpacings { .standard }
    /// The view's attributes for a grid around it.
    var gridTraits: GridTraits { GridTraits() }
    /// The drawing order among siblings; views with a larger value are drawn later.
    var zIndex: Double { 0 }
    /// The view's value for a key of the plugin's `Layout`; nil when it has none.
    func layoutValue(_ key: Int64) -> UnsafeMutableRawPointer? { nil }

    // MARK: What a kind of view overrides

    /// Whether `size(for:)` caches sizes; false when computing one is as fast as looking it up.
    var cachesSizes: Bool { true }

    /// Computes the view's size for a proposal.
    func sizeThatFits(_ proposal: Proposal) -> Size { proposal.filled }

    /// The position of a guide that is set inside, in the view's coordinates; nil when it is not
    /// set.
    func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? { nil }

    /// Draws the view and its children in its frame.
    func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {}

    // MARK: What a parent calls

    /// The view's size for `proposal`.
    final func size(for proposal: Proposal) -> Size {
        guard cachesSizes else { return sizeThatFits(proposal) }
        if let known = sizes.size(for: proposal) { return known }
        let size = sizeThatFits(proposal)
        sizes.insert(size, for: proposal)
        return size
    }

    /// The position of `guide` in the view for `proposal`: the explicit one or the default.
    final func position(of guide: Guide, for proposal: Proposal) -> Double {
        explicitPosition(of: guide, for: proposal)
            ?? guide.defaultPosition(in: size(for: proposal))
    }

    /// The point where a horizontal and a vertical guide cross.
    final func position(of guides: GuidePair, for proposal: Proposal) -> Position {
        Position(
            x: position(of: guides.horizontal, for: proposal),
            y: position(of: guides.vertical, for: proposal))
    }

    /// The position of `guide` for `proposal`; nil when nothing inside the view sets it.
    final func explicitPosition(of guide: Guide, for proposal: Proposal) -> Double? {
        guard guideSources.canSet(guide) else { return nil }
        let proposal = sizes.representative(of: proposal)
        let query = GuideQuery(guide: guide, proposal: proposal)
        if let known = guides[query] { return known }
        let position = explicitPosition(of: guide, size: size(for: proposal), proposal: proposal)
        guides[query] = .some(position)
        return position
    }

    /// Places the view and draws it.
    final func place(
        at origin: Position, proposal: Proposal, into writer: DisplayListWriter
    ) {
        draw(
            in: Frame(origin: origin, size: size(for: proposal)), proposal: proposal, into: writer)
    }

    /// The indices of siblings in drawing order.
    static func drawingOrder(of views: [Element]) -> [Int] {
        let indices = Array(views.indices)
        guard views.contains(where: { $0.zIndex != 0 }) else { return indices }
        return indices.sorted { (views[$0].zIndex, $0) < (views[$1].zIndex, $1) }
    }
}

private struct GuideQuery: Hashable {
    let guide: Guide
    let proposal: Proposal
}
