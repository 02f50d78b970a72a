// What authors say of comparisons; nobody compares here, so nothing of it is kept.

/// Properties of entities that can be compared.
public struct EntityQueryProperties<Entity: AppEntity, Mapped>: Sendable {
    /// Lists properties.
    public init(
        @EntityQueryPropertiesBuilder<Entity, Mapped> properties: () ->
            [EntityQueryProperty<Entity, Mapped>]
    ) {}
}

/// A property of entities that can be compared.
public struct EntityQueryProperty<Entity: AppEntity, Mapped>: Sendable {
    /// A property that its entity marks `@Property`, with its comparisons.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, Mapped> comparators: () ->
            [EntityQueryComparison]
    ) {}
}

/// Turns the statements of a closure into an array.
@resultBuilder
public struct EntityQueryPropertiesBuilder<Entity: AppEntity, Mapped> {
    /// Joins statements.
    public static func buildBlock(
        _ properties: EntityQueryProperty<Entity, Mapped>...
    ) -> [EntityQueryProperty<Entity, Mapped>] {
        properties
    }
}

/// A comparison of a property with what a user says.
public struct EntityQueryComparison: Sendable {}

/// Turns the statements of a closure into an array.
@resultBuilder
public struct EntityQueryComparatorsBuilder<Value: _IntentValue, Mapped> {
    /// What users compare the property with.
    public typealias Input = Value.UnwrappedType

    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: EqualToComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: NotEqualToComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: LessThanComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: LessThanOrEqualToComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: GreaterThanComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: GreaterThanOrEqualToComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: IsBetweenComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Takes a comparison of a text.
    public static func buildExpression(
        _ comparator: ContainsComparator<Input, Mapped>
    ) -> EntityQueryComparison where Input == String { EntityQueryComparison() }

    /// Takes a comparison of a list.
    public static func buildExpression<Element>(
        _ comparator: ContainsComparator<Element, Mapped>
    ) -> EntityQueryComparison where Input == [Element] { EntityQueryComparison() }

    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: HasPrefixComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Takes a comparison.
    public static func buildExpression(
        _ comparator: HasSuffixComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Joins statements.
    public static func buildBlock(_ comparisons: EntityQueryComparison...)
        -> [EntityQueryComparison]
    {
        comparisons
    }
}
