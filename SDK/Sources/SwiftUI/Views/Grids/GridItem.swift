public import Foundation

/// A column of a grid that runs down, or a row of one that runs across.
public struct GridItem: Sendable {
    /// How long the item is across the direction of the grid.
    public enum Size: Sendable {
        /// A length in points.
        case fixed(CGFloat)
        /// A share of the room that fixed items leave, between two lengths.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many equal items as there is room for, each between two lengths.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long the item is.
    public var size: Size
    /// The distance to the next item; 8 points where it is `nil`.
    public var spacing: CGFloat?
    /// Where views lie in their cells; in the middle where it is `nil`.
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
