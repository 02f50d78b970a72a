/// A query that finds entities by their properties.
///
/// Differs from Apple: properties are never compared; users choose from all entities.
public protocol EntityPropertyQuery: EntityQuery {
    /// The type to which comparisons are mapped, such as a predicate.
    associatedtype ComparatorMappingType

    /// The properties that can be compared.
    static var properties: QueryProperties { get }
    /// The properties by which entities can be sorted.
    static var sortingOptions: SortingOptions { get }
    /// A description of the find action.
    static var findIntentDescription: IntentDescription? { get }

    /// Returns the entities that match all or any of the comparisons.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode,
        sortedBy: [Sort<Entity>], limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    /// The properties that can be compared.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// A property that can be compared.
    public typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
    /// The properties by which entities can be sorted.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// A property by which entities can be sorted.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    /// A sort order.
    public typealias Sort = EntityQuerySort
    /// Whether all comparisons must match, or any.
    public typealias ComparatorMode = EntityQueryComparatorMode

    /// No description by default.
    public static var findIntentDescription: IntentDescription? { nil }

    /// Returns all entities as choices.
    func everything() async throws -> [_ValueSection] {
        try await entities(matching: [], mode: .and, sortedBy: [], limit: nil)._sections
    }
}

/// Whether all comparisons must match, or any.
public enum EntityQueryComparatorMode: Hashable, Sendable {
    /// All comparisons must match.
    case and
    /// Any comparison must match.
    case or
}

/// A sort order by a property of entities.
public struct EntityQuerySort<Entity: AppEntity> {
    /// The direction.
    public enum Ordering: Hashable, Sendable {
        /// Ascending.
        case ascending
        /// Descending.
        case descending
    }

    /// The property.
    public let by: PartialKeyPath<Entity>
    /// The direction.
    public let order: Ordering
}

/// The properties by which entities can be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    /// Creates a list of properties.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () ->
            [EntityQuerySortableByProperty<Entity>]
    ) {}
}

/// A property by which entities can be sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
    /// Creates an option from a property marked `@Property`.
    public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}

/// Builds an array from the statements of a closure.
@resultBuilder
public struct EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    /// Combines statements.
    public static func buildBlock(
        _ options: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] {
        options
    }
}
