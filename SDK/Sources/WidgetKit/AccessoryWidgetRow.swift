package import Foundation

/// Lays out up to three squares of equal size in a row, centered in the available space.
package struct AccessoryWidgetRow: Layout {
    private static let spacing: CGFloat = 8
    private static let most = 3

    package init() {}

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let side = Self.side(CGSize(width: proposal.width ?? 160, height: proposal.height ?? 48))
        let narrowest = CGFloat(Self.most) * (side + Self.spacing) - Self.spacing
        return CGSize(width: max(proposal.width ?? narrowest, narrowest), height: side)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (view, frame) in zip(subviews, Self.frames(of: subviews.count, in: bounds)) {
            view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    /// Returns the frames of the views; those after the third are empty, so that their shape clips
    /// them completely.
    package static func frames(of count: Int, in bounds: CGRect) -> [CGRect] {
        let side = side(bounds.size)
        let shown = min(count, most)
        // Three views span the width of the row; fewer keep the same distance.
        let step = max(side + spacing, (bounds.width - side) / CGFloat(most - 1))
        let first = bounds.midX - side / 2 - step * CGFloat(shown - 1) / 2
        return (0..<count).map { place in
            guard place < shown else {
                return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
            }
            return CGRect(
                x: first + step * CGFloat(place), y: bounds.midY - side / 2, width: side,
                height: side)
        }
    }

    private static func side(_ size: CGSize) -> CGFloat {
        let widest = (size.width - spacing * CGFloat(most - 1)) / CGFloat(most)
        return max(0, min(size.height, widest))
    }
}
