import CWidgetPlugin
public import Foundation

/// The room that a container offers a view; `nil` asks for the view's ideal length.
@frozen public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points.
    public var width: CGFloat?
    /// The height in points.
    public var height: CGFloat?

    /// No room: asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Endless room: asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Offers room of two lengths.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers room of a size.
    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The size offered, with lengths of `size` where none is.
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
