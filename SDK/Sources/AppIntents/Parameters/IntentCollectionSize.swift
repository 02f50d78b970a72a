/// How many values a parameter takes.
///
/// Differs from Apple: of sizes for families the widest counts, in each of them.
public struct IntentCollectionSize: Hashable, Sendable {
    let range: ClosedRange<Int>?

    /// As many for each family of widgets.
    public init(_ sizes: [IntentWidgetFamily: IntentCollectionSize]) {
        let ranges = sizes.values.compactMap(\.range)
        let most = ranges.map(\.upperBound).max()
        range = most.map { (ranges.map(\.lowerBound).min() ?? 0)...$0 }
    }

    /// So many places, of which users may leave some empty.
    public init(exactly count: Int) { range = count > 0 ? 0...count : nil }

    /// At least and at most as many.
    public init(min: Int, max: Int) {
        range = 0 <= min && min <= max ? min...max : nil
    }
}

extension IntentCollectionSize: ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral {
    /// As many for each family of widgets.
    public init(dictionaryLiteral elements: (IntentWidgetFamily, IntentCollectionSize)...) {
        self.init(Dictionary(elements) { $1 })
    }

    /// So many places, of which users may leave some empty.
    public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// The families of widgets, as intents name them.
public enum IntentWidgetFamily: Hashable, Sendable {
    /// A small square.
    case systemSmall
    /// Two squares side by side.
    case systemMedium
    /// Four squares in a square.
    case systemLarge
    /// Eight squares.
    case systemExtraLarge
    /// Eight squares, standing.
    case systemExtraLargePortrait
    /// A round one for lock screens.
    case accessoryCircular
    /// A few lines of text.
    case accessoryRectangular
    /// One line of text.
    case accessoryInline
    /// The corner of a watch face.
    case accessoryCorner
}
