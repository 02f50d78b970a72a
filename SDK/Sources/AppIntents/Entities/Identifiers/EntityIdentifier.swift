/// Identifies an entity of any type.
public struct EntityIdentifier: Hashable, Sendable {
    /// The entity's identifier as a string.
    public let identifier: String
    private let type: String

    /// Creates an identifier for an entity.
    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// Creates an identifier for an entity type and an identifier.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.identifier = identifier.entityIdentifierString
        type = Entity.persistentIdentifier
    }
}
