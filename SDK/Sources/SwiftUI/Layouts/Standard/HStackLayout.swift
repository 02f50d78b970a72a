public import Foundation

/// A layout that arranges its views in a row, as `HStack` does.
@frozen public struct HStackLayout: Sendable {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between views, in points; `nil` for the platform's.
    public var spacing: CGFloat?

    /// Creates a layout with an alignment and a spacing.
    @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension HStackLayout: Layout, RecordedLayout {
    /// The properties of a horizontal stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// The spacing that the stack prefers.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        StackArrangement.spacing(of: subviews, along: .horizontal)
    }

    /// The size of the stack for a proposal.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        arrangement(of: subviews, proposal).size
    }

    /// Places the views one after another.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var proposal = proposal
        proposal.height = proposal.height ?? bounds.height
        arrangement(of: subviews, proposal).place(subviews, in: bounds)
    }

    private func arrangement(
        of subviews: LayoutSubviews, _ proposal: ProposedViewSize
    ) -> StackArrangement {
        StackArrangement(subviews, axis: .horizontal, spacing: spacing, proposal: proposal) {
            $0[alignment]
        }
    }

    func record(_ content: some View, into recorder: ViewRecorder) {
        recorder.record(HStack(alignment: alignment, spacing: spacing) { content })
    }
}
