public import Foundation

/// A column, as a value.
@frozen public struct VStackLayout: Sendable {
    /// How the views are aligned across the stack.
    public var alignment: HorizontalAlignment
    /// The distance between views; the platform's where it is `nil`.
    public var spacing: CGFloat?

    /// A stack with an alignment and a distance.
    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension VStackLayout: Layout, RecordedLayout {
    /// The direction of the stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// What the stack wants around it.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        StackArrangement.spacing(of: subviews, along: .vertical)
    }

    /// The size of the stack.
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
