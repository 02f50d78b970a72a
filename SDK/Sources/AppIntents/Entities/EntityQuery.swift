/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider where Result.Result == Entity {
    /// The type of the entities.
    associatedtype Entity: AppEntity
    /// The type of several entities.
    associatedtype Result = [Entity]

    /// Creates the query.
    init()
    /// The entities with these identifiers; those that are gone are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The entities that users choose from first.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    /// The entities that users choose from first.
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    /// None.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by what users type.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that a text finds.
    func entities(matching string: String) async throws -> Result
}

extension EntityStringQuery {
    func found(_ search: String) async throws -> [_ValueSection] {
        try await entities(matching: search)._sections
    }
}

/// Knows all entities.
public protocol EnumerableEntityQuery: EntityQuery where Result == [Entity] {
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
