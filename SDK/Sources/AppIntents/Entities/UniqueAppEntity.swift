/// An entity of which there is one.
public protocol UniqueAppEntity: AppEntity where ID == UniqueAppEntityIdentifier {}

extension UniqueAppEntity {
    /// The identifier of the only one.
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
public protocol UniqueIDEntityQuery: EntityQuery where Result == [Entity] {
    /// The entity.
    func uniqueEntity() async throws -> Entity
}

extension UniqueIDEntityQuery {
    /// The entity.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        [try await uniqueEntity()]
    }

    /// The entity.
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }

    /// The entity.
    public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}
