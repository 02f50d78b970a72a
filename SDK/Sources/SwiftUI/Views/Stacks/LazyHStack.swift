public import Foundation

/// Views in a row, as high as the proposed size.
///
/// Differs from Apple: all its views are made at once.
public struct LazyHStack<Content> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension LazyHStack: View where Content: View {
    /// Arranges the views in a row; nothing is pinned.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// A stack in a frame as high as the proposed size.
    public var body: some View {
        HStack(alignment: alignment, spacing: spacing) { content }
            .fixedSize(horizontal: true, vertical: false)
            .frame(
                maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment)
            )
    }
}
