/// Finds entities by what their properties are.
///
/// Differs from Apple: nobody compares properties here; users choose from all entities there are.
public protocol EntityPropertyQuery: EntityQuery {
    /// What a comparison becomes: a predicate of the author's choice.
    associatedtype ComparatorMappingType

    /// The properties that can be compared.
    static var properties: QueryProperties { get }
    /// The properties by which entities can be sorted.
    static var sortingOptions: SortingOptions { get }
    /// What finding does, in a sentence or two.
    static var findIntentDescription: IntentDescription? { get }

    /// The entities for which all or some comparisons hold.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode,
        sortedBy: [Sort<Entity>], limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    /// Properties that can be compared.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// A property that can be compared.
    public typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
    /// Properties by which entities can be sorted.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// A property by which entities can be sorted.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    /// An order of entities.
    public typealias Sort = EntityQuerySort
    /// Whether all comparisons must hold, or one.
    public typealias ComparatorMode = EntityQueryComparatorMode

    /// No description.
    public static var findIntentDescription: IntentDescription? { nil }

    /// All entities, to choose from.
    func everything() async throws -> [_ValueSection] {
        try await entities(matching: [], mode: .and, sortedBy: [], limit: nil)._sections
    }
}

/// Whether all comparisons must hold, or one.
public enum EntityQueryComparatorMode: Hashable, Sendable {
    /// All.
    case and
    /// One.
    case or
}

/// An order of entities by one of their properties.
public struct EntityQuerySort<Entity: AppEntity> {
    /// Which comes first.
    public enum Ordering: Hashable, Sendable {
        /// The least.
        case ascending
        /// The greatest.
        case descending
    }

    /// The property.
    public let by: PartialKeyPath<Entity>
    /// Which comes first.
    public let order: Ordering
}

/// Properties by which entities can be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    /// Lists properties.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () ->
            [EntityQuerySortableByProperty<Entity>]
    ) {}
}

/// A property by which entities can be sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
    /// A property that its entity marks `@Property`.
    public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}

/// Turns the statements of a closure into an array.
@resultBuilder
public struct EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    /// Joins statements.
    public static func buildBlock(
        _ options: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] {
        options
    }
}
