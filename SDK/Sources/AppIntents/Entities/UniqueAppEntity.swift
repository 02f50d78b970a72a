/// An entity with a single instance, such as an app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    /// The identifier of the single instance.
    public var id: UniqueAppEntityIdentifier { UniqueAppEntityIdentifier() }
}

/// The identifier of an entity with a single instance.
public struct UniqueAppEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
    /// Creates the identifier.
    public init() {}

    /// A constant string.
    public var entityIdentifierString: String { "unique" }

    /// Returns the identifier for any string.
    public static func entityIdentifier(
        for entityIdentifierString: String
    ) -> UniqueAppEntityIdentifier? {
        UniqueAppEntityIdentifier()
    }
}

/// A query for an entity with a single instance.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
    // Declared again for queries that only implement uniqueEntity().
    /// The type of the entities.
    associatedtype Entity
    /// The type of the suggested entities.
    associatedtype _Suggestions = [Entity]
    /// Returns the entity.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// Returns the entity as the only element.
    public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }

    /// Returns the entity for any identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        [try await uniqueEntity()]
    }

    /// Returns the entity.
    public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}

/// A query that gets the single entity from a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    private let provider: (@Sendable () async throws -> Entity)?

    /// Creates a query without results.
    ///
    /// Differs from Apple: entities cannot be created from their type alone.
    public init() { provider = nil }

    /// Creates a query from a closure.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) {
        self.provider = provider
    }

    /// Returns the result of the closure.
    public func uniqueEntity() async throws -> Entity {
        guard let provider else {
            throw AppIntentError("\(Entity.self) has a UniqueAppEntityProvider without a closure.")
        }
        return try await provider()
    }
}
