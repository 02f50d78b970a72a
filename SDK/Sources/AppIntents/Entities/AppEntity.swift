/// A thing of an app's own that users choose by its name and that stored data keeps by its identifier.
public protocol AppEntity: AppValue, Identifiable, InstanceDisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable {
    /// The type of the query that finds entities.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The query that finds entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A property that users see.
    public typealias Property = EntityProperty

    /// Identifiers, to choose from what the query suggests.
    public static var _schema: _ValueSchema? {
        var schema = _ValueSchema(.string)
        schema.options = { try await defaultQuery.options(for: $0) }
        return schema
    }

    /// The identifier.
    public var _stored: _StoredValue? { .string(id.entityIdentifierString) }

    /// The entity's title.
    public var _display: DisplayRepresentation? { displayRepresentation }

    /// The entity that the query finds for the identifier.
    public static func _value(of stored: _StoredValue) async throws -> Self? {
        guard case .string(let text) = stored, let id = ID.entityIdentifier(for: text) else {
            return nil
        }
        return try await defaultQuery.entities(for: [id]).first
    }

    /// The query's default result.
    public static func _fallback() async -> Self? { await defaultQuery.defaultResult() }
}

/// A thing of an app's own without an identifier, which stored data cannot keep.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
    /// Creates a thing without properties.
    init()
}

extension TransientAppEntity {
    /// A property that users see.
    public typealias Property = EntityProperty
}
