/// Content that may be larger than the view; widgets do not scroll, so what does not fit is cut
/// off.
public struct ScrollView<Content> {
    /// The views.
    public var content: Content
    /// The axes along which the content may be larger than the view.
    public var axes: Axis.Set
    /// Whether scroll indicators are shown.
    ///
    /// No effect here: widgets do not scroll.
    public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
    /// Shows the beginning of `content`.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// The content at its ideal length, clipped to the proposed size.
    public var body: some View {
        ScrollRoom(axes: axes) {
            VStack { content }.modifier(ContentMargins())
        }
        .clipped()
    }
}

/// Fills the proposed size and gives the content its ideal size, starting at the edge from which it
/// would scroll.
///
/// A view that can scroll in both directions and is smaller than the available space is centered.
private struct ScrollRoom: Layout {
    let axes: Axis.Set

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        guard let content = subviews.first?.sizeThatFits(unbounded(proposal)) else { return .zero }
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard let content = subviews.first else { return }
        let proposal = unbounded(ProposedViewSize(bounds.size))
        let size = content.sizeThatFits(proposal)
        let rest = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
        let isFree = axes == [.horizontal, .vertical]
        let x = !axes.contains(.horizontal) || isFree && rest.width > 0 ? rest.width / 2 : 0
        let y = !axes.contains(.vertical) || isFree && rest.height > 0 ? rest.height / 2 : 0
        content.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
    }

    private func unbounded(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
