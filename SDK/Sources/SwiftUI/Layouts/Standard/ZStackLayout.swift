public import Foundation

/// A layout that puts its views on top of one another, as `ZStack` does.
@frozen public struct ZStackLayout: Sendable {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates a layout with an alignment.
    @inlinable public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }
}

extension ZStackLayout: Layout, RecordedLayout {
    /// The size of the union of all views with their alignment guides at one point.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let views = leaders(of: subviews).map { $0.dimensions(in: proposal) }
        let corner = guides(of: views)
        let isEndless = (
            views.contains { !$0.width.isFinite }, views.contains { !$0.height.isFinite }
        )
        let ends = (
            views.map { $0.width - $0[alignment.horizontal] }.max() ?? 0,
            views.map { $0.height - $0[alignment.vertical] }.max() ?? 0
        )
        return CGSize(
            width: isEndless.0 ? .infinity : corner.x + ends.0,
            height: isEndless.1 ? .infinity : corner.y + ends.1)
    }

    /// Places the views with their alignment guides at one point.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let offer = ProposedViewSize(bounds.size)
        let corner = guides(of: leaders(of: subviews).map { $0.dimensions(in: offer) })
        for subview in subviews {
            let view = subview.dimensions(in: offer)
            let origin = CGPoint(
                x: bounds.minX + corner.x - view[alignment.horizontal],
                y: bounds.minY + corner.y - view[alignment.vertical])
            subview.place(at: origin, proposal: offer)
        }
    }

    /// The views that determine the size: those of the highest layout priority.
    private func leaders(of subviews: Subviews) -> [LayoutSubview] {
        let highest = subviews.map(\.priority).max()
        return subviews.filter { $0.priority == highest }
    }

    private func guides(of views: [ViewDimensions]) -> CGPoint {
        CGPoint(
            x: views.map { $0[alignment.horizontal] }.max() ?? 0,
            y: views.map { $0[alignment.vertical] }.max() ?? 0)
    }

    func record(_ content: some View, into recorder: ViewRecorder) {
        recorder.record(ZStack(alignment: alignment) { content })
    }
}
