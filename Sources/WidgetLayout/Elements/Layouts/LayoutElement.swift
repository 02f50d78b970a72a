/// Views that the plugin's functions measure and place.
final class LayoutElement: Element {
    /// The functions of a plugin's layout.
    struct Functions {
        let size: (LayoutChildren, Proposal) -> Size
        let place: (LayoutChildren, Size, Proposal) -> Void
        var guide: ((LayoutChildren, Int64, Size, Proposal) -> Double)?
        var spacing: ((LayoutChildren) -> EdgeSpacings)?
    }

    /// A layout calls the plugin, which calls back; the call stack has room for 250 nested ones.
    static let levels = 8

    private let functions: Functions
    private let children: [Element]
    private let layoutChildren: LayoutChildren
    private var latest: (size: Size, proposal: Proposal, placements: [Placement])?

    private typealias Placement = (origin: Position, proposal: Proposal)

    init(id: UInt64, functions: Functions, children: [Element]) {
        self.functions = functions
        self.children = children
        layoutChildren = LayoutChildren(children)
        super.init(
            id: id, around: ElementContents(children),
            guideSources: functions.guide == nil ? [] : .modifier, levels: Self.levels)
    }

    override var spacings: EdgeSpacings { outerSpacings }
    private lazy var outerSpacings = {
        let all = EdgeSpacings.union(children.map(\.spacings))
        // The plugin determines the kinds of the edges, its views the text spacings.
        return functions.spacing.map { $0(layoutChildren).wanting(all) } ?? all
    }()

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        let size = functions.size(layoutChildren, proposal)
        return Size(
            width: max(0, Length.bound(size.width) ?? 0),
            height: max(0, Length.bound(size.height) ?? 0))
    }

    override func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        if let function = functions.guide {
            let position = function(layoutChildren, guide.attribute, size, proposal)
            if position != .infinity { return Length.finite(position) }
        }
        let placements = placements(in: size, proposal)
        return guide.combined(
            zip(children, placements).compactMap { child, placement in
                child.explicitPosition(of: guide, for: placement.proposal)
                    .map { $0 + placement.origin[guide.axis] }
            })
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let placements = placements(in: frame.size, proposal)
        for index in Self.drawingOrder(of: children) {
            children[index].place(
                at: frame.origin + placements[index].origin,
                proposal: placements[index].proposal, into: writer)
        }
    }

    private func placements(in size: Size, _ proposal: Proposal) -> [Placement] {
        if let latest, latest.size == size, latest.proposal == proposal { return latest.placements }
        let placed = layoutChildren.placed { functions.place($0, size, proposal) }
        let placements = zip(children, placed).map { child, placement in
            placement ?? (child.origin(aligning: .center, in: size, for: proposal), proposal)
        }
        latest = (size, proposal, placements)
        return placements
    }
}
