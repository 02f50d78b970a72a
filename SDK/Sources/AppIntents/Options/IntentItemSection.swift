/// A section of values to choose from.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
    /// The title above the values.
    public var title: LocalizedStringResource?
    /// The subtitle.
    public var subtitle: LocalizedStringResource?
    /// An image beside the title.
    public var image: DisplayRepresentation.Image?
    /// The values.
    public var items: [IntentItem<Result>]

    /// Creates a section of items with a title.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.items = items
    }

    /// Creates a section of values with a title.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Result]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
    }

    /// Creates a section of values from a closure with a title.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
    }

    /// Creates a section of items with a title.
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(title, items: items)
    }

    /// Builds sections from the statements of a closure.
    public typealias Builder = IntentItemBuilder<IntentItemSection<Result>>
}

/// A value with its own representation.
public struct IntentItem<Result: _IntentValue>: Sendable {
    /// The value.
    public var value: Result
    let display: DisplayRepresentation?

    /// Builds items from the statements of a closure.
    public typealias Builder = IntentItemBuilder<IntentItem<Result>>

    /// Creates an item with the representation of its type.
    public init(_ value: Result) {
        self.value = value
        display = nil
    }

    /// Creates an item with its own representation.
    public init(
        _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        display = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }
}

/// Builds an array from the statements of a closure.
@resultBuilder
public struct IntentItemBuilder<Element> {
    /// Adds an element.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// Adds several elements.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    /// Adds a value with the representation of its type.
    public static func buildExpression<Result>(_ value: Result) -> [Element]
    where Element == IntentItem<Result> { [IntentItem(value)] }
    /// Combines statements.
    public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }
    /// Allows loops.
    public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }
    /// Allows an `if` without an `else`.
    public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
    /// Allows the first branch of `if` and `switch`.
    public static func buildEither(first elements: [Element]) -> [Element] { elements }
    /// Allows the other branch of `if` and `switch`.
    public static func buildEither(second elements: [Element]) -> [Element] { elements }
    /// Allows `if #available`.
    public static func buildLimitedAvailability(_ elements: [Element]) -> [Element] { elements }
}
