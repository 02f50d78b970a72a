/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider where Result.Result == Entity {
    /// The type of the entities.
    associatedtype Entity: AppEntity
    /// The type of the entities that users choose from first.
    ///
    /// Apple has `Result` for it, with an array as its default. Here a query that names its `Entity` would
    /// have that one whatever its functions return: the compiler takes the default before it looks at them.
    associatedtype _Suggestions: ResultsCollection where _Suggestions.Result == Entity

    /// Creates the query.
    init()
    /// The entities with these identifiers; those that are gone are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The entities that users choose from first.
    func suggestedEntities() async throws -> _Suggestions
}

extension EntityQuery {
    /// The entities that users choose from first.
    public func results() async throws -> _Suggestions { try await suggestedEntities() }
    /// None.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by what users type.
public protocol EntityStringQuery: EntityQuery {
    /// The type of the entities that a text finds; Apple has `Result` for it.
    associatedtype _Matches: ResultsCollection where _Matches.Result == Entity
    /// The entities that a text finds.
    func entities(matching string: String) async throws -> _Matches
}

extension EntityStringQuery {
    func found(_ search: String) async throws -> [_ValueSection] {
        try await entities(matching: search)._sections
    }
}

/// Knows all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    // Named again, so that a query of nothing but allEntities() has them.
    /// The type of the entities.
    associatedtype Entity
    /// The type of the entities that users choose from first.
    associatedtype _Suggestions = [Entity]
    /// All entities.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// Those of all entities with these identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    /// All entities.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
