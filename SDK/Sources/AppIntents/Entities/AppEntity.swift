/// An app-specific value that users choose by its title and that configurations store by its
/// identifier.
public protocol AppEntity: AppValue, Identifiable, InstanceDisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable {
    /// The type of the query for entities.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The query for entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A property shown to users.
    public typealias Property = EntityProperty

    /// Identifiers, with the query's suggestions as choices.
    public static var _schema: _ValueSchema? {
        var schema = _ValueSchema(.string)
        schema.options = { try await defaultQuery.options(for: $0) }
        return schema
    }

    /// The identifier as a string.
    public var _stored: _StoredValue? { .string(id.entityIdentifierString) }

    /// The representation of the entity.
    public var _display: DisplayRepresentation? { displayRepresentation }

    /// Returns the entity with the stored identifier.
    public static func _value(of stored: _StoredValue) async throws -> Self? {
        guard case .string(let text) = stored, let id = ID.entityIdentifier(for: text) else {
            return nil
        }
        return try await defaultQuery.entities(for: [id]).first
    }

    /// Returns the default result of the query.
    public static func _fallback() async -> Self? { await defaultQuery.defaultResult() }
}

/// An app-specific value without identifier, which configurations cannot store.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
    /// Creates a value without properties.
    init()
}

extension TransientAppEntity {
    /// A property shown to users.
    public typealias Property = EntityProperty
}
