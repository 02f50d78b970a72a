public import Foundation

/// Views in a column, as wide as the proposed size.
///
/// Differs from Apple: all its views are made at once.
public struct LazyVStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension LazyVStack: View where Content: View {
    /// Arranges the views in a column; nothing is pinned.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// A stack in a frame as wide as the proposed size.
    public var body: some View {
        VStack(alignment: alignment, spacing: spacing) { content }
            .fixedSize(horizontal: false, vertical: true)
            .frame(
                maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}
