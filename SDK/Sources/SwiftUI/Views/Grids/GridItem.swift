public import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// The size of an item: the width of a column or the height of a row.
    public enum Size: Sendable {
        /// A fixed length, in points.
        case fixed(CGFloat)
        /// An equal share of the space that fixed items leave, within limits in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many equal items as fit, with limits in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the item.
    public var size: Size
    /// The distance to the next item, in points; `nil` for 8 points.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; `nil` means centered.
    public var alignment: Alignment?

    /// Declares a column or a row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The five numbers of an item in the header's `WIDGET_GRID_ITEMS`.
    var numbers: [Double] {
        let rest = [
            spacing.map { Double($0) } ?? .nan, alignment.map { Double($0.number) } ?? .nan,
        ]
        return switch size {
        case .fixed(let length): [1, Double(length), .nan] + rest
        case .flexible(let minimum, let maximum): [2, Double(minimum), Double(maximum)] + rest
        case .adaptive(let minimum, let maximum): [3, Double(minimum), Double(maximum)] + rest
        }
    }
}
