/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider where Result.Result == Entity {
    /// The type of the entities.
    associatedtype Entity: AppEntity
    /// The type of the suggested entities.
    ///
    /// Apple uses `Result` for it, with an array as its default. Here a query that names its
    /// `Entity` would always get that default: the compiler uses it before it looks at the
    /// functions.
    associatedtype _Suggestions: ResultsCollection where _Suggestions.Result == Entity

    /// Creates the query.
    init()
    /// Returns the entities with these identifiers; those that no longer exist are omitted.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the suggested entities.
    func suggestedEntities() async throws -> _Suggestions
}

extension EntityQuery {
    /// Returns the suggested entities.
    public func results() async throws -> _Suggestions { try await suggestedEntities() }
    /// Returns no suggestions by default.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that finds entities by text.
public protocol EntityStringQuery: EntityQuery {
    /// The type of the entities that match a text; Apple uses `Result` for it.
    associatedtype _Matches: ResultsCollection where _Matches.Result == Entity
    /// Returns the entities that match a text.
    func entities(matching string: String) async throws -> _Matches
}

extension EntityStringQuery {
    func found(_ search: String) async throws -> [_ValueSection] {
        try await entities(matching: search)._sections
    }
}

/// A query that can return all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    // Declared again for queries that only implement allEntities().
    /// The type of the entities.
    associatedtype Entity
    /// The type of the suggested entities.
    associatedtype _Suggestions = [Entity]
    /// Returns all entities.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// Returns all entities with these identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    /// Returns all entities.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
