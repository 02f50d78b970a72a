/// A section of values to choose from.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
    /// What stands above the section.
    public var title: LocalizedStringResource?
    /// What stands below the title.
    public var subtitle: LocalizedStringResource?
    /// A picture beside the title.
    public var image: DisplayRepresentation.Image?
    /// The values.
    public var items: [IntentItem<Result>]

    /// Values with words of their own under a title.
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

    /// Values under a title.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Result]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
    }

    /// The values of a closure under a title.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
    }

    /// Values with words of their own under a title.
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(title, items: items)
    }

    /// Turns the statements of a closure into sections.
    public typealias Builder = IntentItemBuilder<IntentItemSection<Result>>
}

/// A value to choose, with words of its own.
public struct IntentItem<Result: _IntentValue>: Sendable {
    /// The value.
    public var value: Result
    let display: DisplayRepresentation?

    /// Turns the statements of a closure into values.
    public typealias Builder = IntentItemBuilder<IntentItem<Result>>

    /// A value in the words that its type has for it.
    public init(_ value: Result) {
        self.value = value
        display = nil
    }

    /// A value in words of its own.
    public init(
        _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        display = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }
}

/// Turns the statements of a closure into an array.
@resultBuilder
public struct IntentItemBuilder<Element> {
    /// Takes an element.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// Takes several elements.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    /// Takes a value that has no words of its own.
    public static func buildExpression<Result>(_ value: Result) -> [Element]
    where Element == IntentItem<Result> { [IntentItem(value)] }
    /// Joins statements.
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
