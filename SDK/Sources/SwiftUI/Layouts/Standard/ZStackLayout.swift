public import Foundation

/// Views on top of one another, as a value.
@frozen public struct ZStackLayout: Sendable {
    /// How the views are aligned.
    public var alignment: Alignment

    /// A stack with an alignment.
    @inlinable public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }
}

extension ZStackLayout: Layout, RecordedLayout {
    /// The size around all views when their guides meet.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let views = subviews.map { $0.dimensions(in: proposal) }
        let corner = guides(of: views)
        return CGSize(
            width: corner.x + (views.map { $0.width - $0[alignment.horizontal] }.max() ?? 0),
            height: corner.y + (views.map { $0.height - $0[alignment.vertical] }.max() ?? 0))
    }

    /// Places the views so that their guides meet.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let offer = ProposedViewSize(bounds.size)
        let corner = guides(of: subviews.map { $0.dimensions(in: offer) })
        for subview in subviews {
            let view = subview.dimensions(in: offer)
            let origin = CGPoint(
                x: bounds.minX + corner.x - view[alignment.horizontal],
                y: bounds.minY + corner.y - view[alignment.vertical])
            subview.place(at: origin, proposal: offer)
        }
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
