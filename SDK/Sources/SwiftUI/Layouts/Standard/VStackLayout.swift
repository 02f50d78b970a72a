public import Foundation

/// A layout that arranges its views in a column, as `VStack` does.
@frozen public struct VStackLayout: Sendable {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between views, in points; `nil` for the platform's.
    public var spacing: CGFloat?

    /// Creates a layout with an alignment and a spacing.
    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension VStackLayout: Layout, RecordedLayout {
    /// The properties of a vertical stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// The spacing that the stack prefers.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        StackArrangement.spacing(of: subviews, along: .vertical)
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
        proposal.width = proposal.width ?? bounds.width
        arrangement(of: subviews, proposal).place(subviews, in: bounds)
    }

    private func arrangement(
        of subviews: LayoutSubviews, _ proposal: ProposedViewSize
    ) -> StackArrangement {
        StackArrangement(subviews, axis: .vertical, spacing: spacing, proposal: proposal) {
            $0[alignment]
        }
    }

    func record(_ content: some View, into recorder: ViewRecorder) {
        recorder.record(VStack(alignment: alignment, spacing: spacing) { content })
    }
}
