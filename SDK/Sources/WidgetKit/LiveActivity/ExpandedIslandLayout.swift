/// Divides the width of the expanded island among its leading, center and trailing region.
///
/// The center, below the camera, gets as much as it needs once the others have the least they need,
/// and the rest is divided equally: below the camera, the regions at the sides reach up to the
/// center, or up to each other. Without a center, a region with a higher priority than the one at
/// the other side extends below the camera. Source: Apple's article "Creating custom views for
/// Live Activities". It does not say how much the others need; here it is their ideal width, as far
/// as the camera leaves room.
struct ExpandedIslandLayout: Layout {
    /// The size that the camera takes from the top of the center.
    let camera: CGSize

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let widths = widths(of: subviews, in: proposal.width)
        let heights = zip(subviews, widths).enumerated().map { index, view in
            view.0.sizeThatFits(ProposedViewSize(width: view.1, height: proposal.height)).height
                + (index == 1 ? camera.height : 0)
        }
        return CGSize(width: widths.reduce(0, +), height: heights.max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let anchors: [UnitPoint] = [.topLeading, .top, .topTrailing]
        var left = bounds.minX
        for (index, width) in widths(of: subviews, in: bounds.width).enumerated() {
            let top = index == 1 ? camera.height : 0
            subviews[index].place(
                at: CGPoint(x: left + width * anchors[index].x, y: bounds.minY + top),
                anchor: anchors[index],
                proposal: ProposedViewSize(width: width, height: bounds.height - top))
            left += width
        }
    }

    /// The widths of the leading, the center and the trailing region.
    private func widths(of subviews: Subviews, in width: CGFloat?) -> [CGFloat] {
        let ideals = subviews.map { $0.sizeThatFits(.unspecified).width }
        guard let width, ideals.count == 3 else { return ideals }
        return widths(
            in: width, ideals: ideals, priorities: (subviews[0].priority, subviews[2].priority)
        ) { room in
            subviews[1].sizeThatFits(ProposedViewSize(width: room, height: nil)).width
        }
    }

    /// The widths of three regions by their ideal widths and the priorities of those at the sides;
    /// `center` returns how much of a width the one between them takes.
    func widths(
        in width: CGFloat, ideals: [CGFloat], priorities: (leading: Double, trailing: Double),
        center: (CGFloat) -> CGFloat
    ) -> [CGFloat] {
        let half = max(0, width - camera.width) / 2
        if priorities.leading != priorities.trailing, ideals[1] == 0 {
            let isTrailingFirst = priorities.leading < priorities.trailing
            let narrow = min(ideals[isTrailingFirst ? 0 : 2], half)
            return isTrailingFirst ? [narrow, 0, width - narrow] : [width - narrow, 0, narrow]
        }
        let room = width - 2 * min(max(ideals[0], ideals[2]), half)
        let middle = ideals[1] == 0 ? 0 : min(center(room), room)
        return [(width - middle) / 2, middle, (width - middle) / 2]
    }
}
