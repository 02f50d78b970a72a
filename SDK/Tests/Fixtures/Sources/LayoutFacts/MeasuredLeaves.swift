import SwiftUI

/// Half as wide as what it is offered, or 20 points, and 10 points high.
struct Half: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        CGSize(width: proposal.width.map { $0 / 2 } ?? 20, height: 10)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// As wide as what it is offered, or 10 points, and as high as an area of 600 square points needs.
struct Area: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let width = max(1, min(proposal.width ?? 10, 1000))
        return CGSize(width: width, height: 600 / width)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// 100 points wide and high, whatever is inside; `placing` puts its views somewhere, or does nothing.
struct Square: Layout {
    let placing: @Sendable (CGRect, Subviews) -> Void

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        CGSize(width: 100, height: 100)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        placing(bounds, subviews)
    }
}

/// As large as `length` says of its only view.
struct Asking: Layout {
    let length: @Sendable (LayoutSubview) -> CGSize

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.first.map(length) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
}

/// A marked view of a fixed size.
@MainActor func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).mark(name)
}

/// A marked view that is between two widths, and of a fixed height.
@MainActor func wide(
    _ name: String, _ least: CGFloat, _ ideal: CGFloat, _ most: CGFloat, height: CGFloat = 20
) -> some View {
    Color.red.frame(minWidth: least, idealWidth: ideal, maxWidth: most).frame(height: height)
        .mark(name)
}

/// A marked view that is between two heights, and 20 points wide.
@MainActor func high(
    _ name: String, _ least: CGFloat, _ ideal: CGFloat, _ most: CGFloat
) -> some View {
    Color.red.frame(minHeight: least, idealHeight: ideal, maxHeight: most).frame(width: 20)
        .mark(name)
}
