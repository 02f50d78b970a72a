import CWidgetPlugin
public import Foundation

/// The size that a container proposes to a view; `nil` requests the ideal length.
@frozen public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width, in points.
    public var width: CGFloat?
    /// The proposed height, in points.
    public var height: CGFloat?

    /// A size of zero, which requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// An infinite size, which requests the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// A proposal without lengths, which requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Proposes a width and a height, in points.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal from a size.
    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the proposed size, with the lengths of `size` in place of `nil`.
    @inlinable public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// Converts a proposal of the C header, in which NaN requests the ideal length.
    init(_ proposal: widget_proposal) {
        self.init(
            width: proposal.width.isNaN ? nil : proposal.width,
            height: proposal.height.isNaN ? nil : proposal.height)
    }

    /// The header's proposal.
    var recorded: widget_proposal {
        widget_proposal(
            width: width.map { Double($0) } ?? .nan, height: height.map { Double($0) } ?? .nan)
    }
}
