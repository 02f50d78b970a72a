public import Foundation

/// The pinned views of a lazy stack; widgets do not scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// Views in a column, as wide as the proposed size.
///
/// Unlike on Apple's platforms all its views are made at once.
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

/// Views in a row, as high as the proposed size.
///
/// Unlike on Apple's platforms all its views are made at once.
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
