/// Identifies an entity of any type.
public struct EntityIdentifier: Hashable, Sendable {
    /// The entity's identifier as a text.
    public let identifier: String
    private let type: String

    /// Identifies an entity.
    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// Identifies the entity with an identifier.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.identifier = identifier.entityIdentifierString
        type = Entity.persistentIdentifier
    }
}
