/// How many values a parameter takes.
///
/// Differs from Apple: of numbers for families the greatest counts, in each of them.
public struct IntentCollectionSize: Hashable, Sendable {
    let range: ClosedRange<Int>?

    /// As many for each family of widgets.
    public init(_ sizes: [IntentWidgetFamily: Int]) {
        range = sizes.values.max().flatMap { $0 > 0 ? 0...$0 : nil }
    }

    /// At least and at most as many.
    public init(min: Int, max: Int) {
        range = 0 <= min && min <= max ? min...max : nil
    }
}

extension IntentCollectionSize: ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral {
    /// As many for each family of widgets.
    public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {
        self.init(Dictionary(elements) { $1 })
    }

    /// So many.
    public init(integerLiteral value: Int) { self.init(min: value, max: value) }
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
