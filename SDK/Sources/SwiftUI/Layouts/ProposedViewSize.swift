import CWidgetPlugin
public import Foundation

/// The size that a container proposes to a view; `nil` asks for the view's ideal length.
@frozen public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width, in points.
    public var width: CGFloat?
    /// The proposed height, in points.
    public var height: CGFloat?

    /// A size of zero, which asks for the view's least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// An infinite size, which asks for the view's greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// A proposal without lengths, which asks for the view's ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Proposes a width and a height, in points.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes a size.
    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposed size, with the lengths of `size` in place of `nil`.
    @inlinable public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// Reads the header's proposal, in which NaN asks for the ideal length.
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
