// Declarations of comparisons; since nothing is compared here, they are not stored.

/// The properties of entities that can be compared.
public struct EntityQueryProperties<Entity: AppEntity, Mapped>: Sendable {
    /// Creates a list of properties.
    public init(
        @EntityQueryPropertiesBuilder<Entity, Mapped> properties: () ->
            [EntityQueryProperty<Entity, Mapped>]
    ) {}
}

/// A property of entities that can be compared.
public struct EntityQueryProperty<Entity: AppEntity, Mapped>: Sendable {
    /// Creates a property marked `@Property` with its comparisons.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, Mapped> comparators: () ->
            [EntityQueryComparison]
    ) {}
}

/// Builds an array from the statements of a closure.
@resultBuilder
public struct EntityQueryPropertiesBuilder<Entity: AppEntity, Mapped> {
    /// Combines statements.
    public static func buildBlock(
        _ properties: EntityQueryProperty<Entity, Mapped>...
    ) -> [EntityQueryProperty<Entity, Mapped>] {
        properties
    }
}

/// A comparison of a property with a value.
public struct EntityQueryComparison: Sendable {}

/// Builds an array from the statements of a closure.
@resultBuilder
public struct EntityQueryComparatorsBuilder<Value: _IntentValue, Mapped> {
    /// The type of the compared value.
    public typealias Input = Value.UnwrappedType

    /// Adds a comparison.
    public static func buildExpression(
        _ comparator: EqualToComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Adds a comparison.
    public static func buildExpression(
        _ comparator: NotEqualToComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Adds a comparison.
    public static func buildExpression(
        _ comparator: LessThanComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Adds a comparison.
    public static func buildExpression(
        _ comparator: LessThanOrEqualToComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Adds a comparison.
    public static func buildExpression(
        _ comparator: GreaterThanComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Adds a comparison.
    public static func buildExpression(
        _ comparator: GreaterThanOrEqualToComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Adds a comparison.
    public static func buildExpression(
        _ comparator: IsBetweenComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Adds a comparison of a string.
    public static func buildExpression(
        _ comparator: ContainsComparator<Input, Mapped>
    ) -> EntityQueryComparison where Input == String { EntityQueryComparison() }

    /// Adds a comparison of a list.
    public static func buildExpression<Element>(
        _ comparator: ContainsComparator<Element, Mapped>
    ) -> EntityQueryComparison where Input == [Element] { EntityQueryComparison() }

    /// Adds a comparison.
    public static func buildExpression(
        _ comparator: HasPrefixComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Adds a comparison.
    public static func buildExpression(
        _ comparator: HasSuffixComparator<Input, Mapped>
    ) -> EntityQueryComparison { EntityQueryComparison() }

    /// Combines statements.
    public static func buildBlock(_ comparisons: EntityQueryComparison...)
        -> [EntityQueryComparison]
    {
        comparisons
    }
}
