/// The number of values of a parameter.
///
/// Differs from Apple: if there are sizes for several families, the largest range applies to each.
public struct IntentCollectionSize: Hashable, Sendable {
    let range: ClosedRange<Int>?

    /// Creates a size for each widget family.
    public init(_ sizes: [IntentWidgetFamily: IntentCollectionSize]) {
        let ranges = sizes.values.compactMap(\.range)
        let most = ranges.map(\.upperBound).max()
        range = most.map { (ranges.map(\.lowerBound).min() ?? 0)...$0 }
    }

    /// Creates a size with a number of slots, of which users may leave some empty.
    public init(exactly count: Int) { range = count > 0 ? 0...count : nil }

    /// Creates a size with a minimum and a maximum.
    public init(min: Int, max: Int) {
        range = 0 <= min && min <= max ? min...max : nil
    }
}

extension IntentCollectionSize: ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral {
    /// Creates a size for each widget family.
    public init(dictionaryLiteral elements: (IntentWidgetFamily, IntentCollectionSize)...) {
        self.init(Dictionary(elements) { $1 })
    }

    /// Creates a size with a number of slots, of which users may leave some empty.
    public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// The widget families, as named by intents.
public enum IntentWidgetFamily: Hashable, Sendable {
    /// A small square.
    case systemSmall
    /// The area of two small squares side by side.
    case systemMedium
    /// The area of four small squares.
    case systemLarge
    /// The area of eight small squares, in landscape.
    case systemExtraLarge
    /// The area of eight small squares, in portrait.
    case systemExtraLargePortrait
    /// A circle for lock screens.
    case accessoryCircular
    /// A few lines of text.
    case accessoryRectangular
    /// One line of text.
    case accessoryInline
    /// A corner of a watch face.
    case accessoryCorner
}
