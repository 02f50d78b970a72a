/// An entity of which there is one, such as an app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    /// The identifier of the only one, for an entity that has none of its own.
    public var id: UniqueAppEntityIdentifier { UniqueAppEntityIdentifier() }
}

/// The identifier of an entity of which there is one.
public struct UniqueAppEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
    /// Creates the identifier.
    public init() {}

    /// The same text for each.
    public var entityIdentifierString: String { "unique" }

    /// The identifier, whatever the text.
    public static func entityIdentifier(
        for entityIdentifierString: String
    ) -> UniqueAppEntityIdentifier? {
        UniqueAppEntityIdentifier()
    }
}

/// Finds the entity of which there is one.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
    // Named again, so that a query of nothing but uniqueEntity() has them.
    /// The type of the entity.
    associatedtype Entity
    /// The type of the entities that users choose from first.
    associatedtype _Suggestions = [Entity]
    /// The entity.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// The entity, alone.
    public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }

    /// The entity, whatever the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        [try await uniqueEntity()]
    }

    /// The entity.
    public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}

/// Finds the entity of which there is one by a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    private let provider: (@Sendable () async throws -> Entity)?

    /// Finds nothing.
    ///
    /// Differs from Apple: entities cannot be made by their type alone.
    public init() { provider = nil }

    /// Finds what a closure gives.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) {
        self.provider = provider
    }

    /// What the closure gives.
    public func uniqueEntity() async throws -> Entity {
        guard let provider else {
            throw AppIntentError("\(Entity.self) has a UniqueAppEntityProvider without a closure.")
        }
        return try await provider()
    }
}
