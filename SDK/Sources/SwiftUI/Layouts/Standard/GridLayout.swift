public import Foundation

/// A layout that arranges rows of views in columns of common width, as `Grid` does.
///
/// Differs from Apple: called by another layout, which sees no rows, it is a column.
@frozen public struct GridLayout: Sendable {
    /// The alignment of the views in their cells.
    public var alignment: Alignment
    /// The distance between columns, in points; `nil` for the platform's.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; `nil` for the platform's.
    public var verticalSpacing: CGFloat?

    /// Creates a layout with an alignment and spacings.
    @inlinable public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridLayout: Layout, RecordedLayout {
    private var column: VStackLayout {
        VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
    }

    /// The size of the views in one column.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Places the views in one column.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func record(_ content: some View, into recorder: ViewRecorder) {
        recorder.record(
            Grid(
                alignment: alignment, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing
            ) { content })
    }
}
