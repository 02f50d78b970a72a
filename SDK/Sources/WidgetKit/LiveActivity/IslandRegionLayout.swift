/// Stacks the views of a region beside the camera; those that are too wide for it, and what follows
/// them, stand below the camera.
///
/// Only views that ask for `belowIfTooWide` are moved; the others are made to fit.
struct IslandRegionLayout: Layout {
    /// The width beside the camera, and the height of the camera.
    let room: CGSize

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let (beside, below) = divided(subviews)
        let first = size(of: beside, for: narrowed(proposal))
        guard !below.isEmpty else { return first }
        let second = size(of: below, for: lowered(proposal))
        return CGSize(
            width: max(first.width, second.width),
            height: max(first.height, room.height) + second.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let (beside, below) = divided(subviews)
        let first = size(of: beside, for: narrowed(proposal))
        place(beside, in: bounds, narrowed(proposal))
        guard !below.isEmpty else { return }
        var rest = bounds
        rest.origin.y += max(first.height, room.height)
        rest.size.height -= max(first.height, room.height)
        place(below, in: rest, lowered(proposal))
    }

    /// The views beside the camera and those below it.
    private func divided(_ subviews: Subviews) -> (beside: Subviews, below: Subviews) {
        let start = subviews.firstIndex { view in
            view[IslandVerticalPlacement.self] == .belowIfTooWide
                && view.sizeThatFits(.unspecified).width > room.width
        }
        let middle = start ?? subviews.endIndex
        return (
            subviews[subviews.startIndex..<middle], subviews[middle..<subviews.endIndex]
        )
    }

    private func narrowed(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { min($0, room.width) }, height: proposal.height)
    }

    private func lowered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width, height: proposal.height.map { max(0, $0 - room.height) })
    }

    private func size(of views: Subviews, for proposal: ProposedViewSize) -> CGSize {
        var cache: () = ()
        return VStackLayout().sizeThatFits(proposal: proposal, subviews: views, cache: &cache)
    }

    private func place(_ views: Subviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
        var cache: () = ()
        VStackLayout().placeSubviews(
            in: bounds, proposal: proposal, subviews: views, cache: &cache)
    }
}

/// How far up a view of a region may extend, for the region's layout.
struct IslandVerticalPlacement: LayoutValueKey {
    static let defaultValue = DynamicIslandExpandedRegionVerticalPlacement.default
}
