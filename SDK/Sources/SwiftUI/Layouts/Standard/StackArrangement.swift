import Foundation

/// The subviews of a stack used inside another layout; `HStackLayout` and `VStackLayout` on their
/// own are recorded as stacks, which the runner arranges.
struct StackArrangement {
    private let axis: Axis
    private var proposals: [ProposedViewSize]
    private var origins: [CGPoint] = []
    private(set) var size = CGSize.zero

    /// - Parameter guide: The place of the guide that views share across the stack.
    init(
        _ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?, proposal: ProposedViewSize,
        guide: (ViewDimensions) -> CGFloat
    ) {
        self.axis = axis
        let gaps = zip(subviews, subviews.dropFirst()).map { first, second in
            spacing ?? first.spacing.distance(to: second.spacing, along: axis)
        }
        let length = axis == .horizontal ? proposal.width : proposal.height
        let across = axis == .horizontal ? proposal.height : proposal.width
        proposals = subviews.map { _ in Self.proposal(length, across, axis) }
        if let length {
            divide(length - gaps.reduce(0, +), among: subviews, across)
        }
        align(subviews, gaps: gaps, guide: guide)
    }

    private static func proposal(
        _ length: CGFloat?, _ across: CGFloat?, _ axis: Axis
    ) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: across)
            : ProposedViewSize(width: across, height: length)
    }

    private func length(_ size: CGSize) -> CGFloat {
        axis == .horizontal ? size.width : size.height
    }

    /// Proposes lengths to the views by priority, to the least flexible one first.
    private mutating func divide(
        _ length: CGFloat, among subviews: LayoutSubviews, _ across: CGFloat?
    ) {
        func measured(_ index: Int, _ offer: CGFloat) -> CGFloat {
            self.length(subviews[index].sizeThatFits(Self.proposal(offer, across, axis)))
        }
        let least = subviews.indices.map { measured($0, 0) }
        // Among views that grow without limit, the one with the largest minimum is the least
        // flexible.
        let ranges = subviews.indices.map { index in
            let range = measured(index, .infinity) - least[index]
            return (range, range == .infinity ? -least[index] : 0)
        }
        let order = subviews.indices.sorted {
            (-subviews[$0].priority, ranges[$0].0, ranges[$0].1, $0)
                < (-subviews[$1].priority, ranges[$1].0, ranges[$1].1, $1)
        }
        var rest = length
        for (position, index) in order.enumerated() {
            let waiting = order[position...]
            let peers = waiting.count { subviews[$0].priority == subviews[index].priority }
            let reserved = waiting.dropFirst(peers).reduce(0) { $0 + least[$1] }
            let offer = max(0, (rest - reserved) / CGFloat(peers))
            proposals[index] = Self.proposal(offer, across, axis)
            rest -= measured(index, offer)
        }
    }

    private mutating func align(
        _ subviews: LayoutSubviews, gaps: [CGFloat], guide: (ViewDimensions) -> CGFloat
    ) {
        let views = zip(subviews, proposals).map { $0.dimensions(in: $1) }
        func breadth(_ view: ViewDimensions) -> CGFloat {
            axis == .horizontal ? view.height : view.width
        }
        let before = views.map(guide).filter(\.isFinite).max() ?? 0
        var end: CGFloat = 0
        var extent: CGFloat = 0
        for (index, view) in views.enumerated() {
            if index > 0 { end += gaps[index - 1] }
            let across = breadth(view).isFinite ? before - guide(view) : 0
            origins.append(
                axis == .horizontal ? CGPoint(x: end, y: across) : CGPoint(x: across, y: end))
            end += axis == .horizontal ? view.width : view.height
            extent = max(extent, across + breadth(view))
        }
        size =
            axis == .horizontal
            ? CGSize(width: end, height: extent) : CGSize(width: extent, height: end)
    }

    /// The spacing of a stack: along its axis that of its first and last views, across it that of
    /// all views.
    static func spacing(of subviews: LayoutSubviews, along axis: Axis) -> ViewSpacing {
        guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else {
            return .zero
        }
        let ends: [Edge.Set] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
        var spacing = ViewSpacing.zero
        for subview in subviews {
            spacing.formUnion(
                subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        spacing.formUnion(first, edges: ends[0])
        spacing.formUnion(last, edges: ends[1])
        return spacing
    }

    func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
        for (index, subview) in subviews.enumerated() {
            let origin = CGPoint(
                x: bounds.minX + origins[index].x, y: bounds.minY + origins[index].y)
            subview.place(at: origin, proposal: proposals[index])
        }
    }
}
