/// A collection of entities that stores identifiers and resolves them on demand.
public struct EntityCollection<Entity: AppEntity>: Sendable {
    /// The identifiers.
    public private(set) var identifiers: [Entity.ID]
    private var known: [Entity.ID: Entity] = [:]

    /// Creates a collection from identifiers.
    public init(identifiers: [Entity.ID]) { self.identifiers = identifiers }

    /// Creates a collection from entities.
    public init(entities: [Entity]) {
        identifiers = entities.map(\.id)
        known = Dictionary(entities.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the entities; those that no longer exist are omitted.
    public func resolvedEntities() async throws -> [Entity] {
        let missing = identifiers.filter { known[$0] == nil }
        let found = missing.isEmpty ? [] : try await Entity.defaultQuery.entities(for: missing)
        let all = known.merging(found.map { ($0.id, $0) }) { old, _ in old }
        return identifiers.compactMap { all[$0] }
    }

    /// Adds an entity.
    public mutating func append(_ entity: Entity) {
        identifiers.append(entity.id)
        known[entity.id] = entity
    }

    /// Adds an entity by its identifier.
    public mutating func append(_ identifier: Entity.ID) { identifiers.append(identifier) }

    /// Adds entities by their identifiers.
    public mutating func append(contentsOf identifiers: some Sequence<Entity.ID>) {
        self.identifiers.append(contentsOf: identifiers)
    }

    /// Removes an entity by its identifier.
    public mutating func remove(_ identifier: Entity.ID) {
        identifiers.removeAll { $0 == identifier }
        known[identifier] = nil
    }
}

extension EntityCollection: RandomAccessCollection {
    /// The index of the first identifier.
    public var startIndex: Int { identifiers.startIndex }
    /// The index after the last identifier.
    public var endIndex: Int { identifiers.endIndex }
    /// The identifier at an index.
    public subscript(position: Int) -> Entity.ID { identifiers[position] }
}

extension EntityCollection: ExpressibleByArrayLiteral {
    /// Creates a collection from entities.
    public init(arrayLiteral elements: Entity...) { self.init(entities: elements) }
}

extension EntityCollection: _IntentValue {
    /// A list with the suggestions of the entity's query as choices.
    public static var _schema: _ValueSchema? { [Entity]._schema }
    /// The identifiers as a string.
    public var _stored: _StoredValue? {
        .list(of: identifiers.map(\.entityIdentifierString))
    }
    /// Creates a collection from stored identifiers without resolving them.
    public static func _value(of stored: _StoredValue) -> EntityCollection? {
        guard case .string = stored else { return nil }
        return EntityCollection(
            identifiers: stored.listTexts.compactMap { Entity.ID.entityIdentifier(for: $0) })
    }
    /// Returns an empty collection.
    public static func _fallback() -> EntityCollection? { EntityCollection(identifiers: []) }
}

extension IntentParameter {
    /// Creates a parameter with a collection of entities.
    public convenience init<Entity: AppEntity>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: EntityCollection<Entity>? = nil,
        size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == EntityCollection<Entity> {
        self.init(
            ParameterTraits(title: title, description: description, count: size?.range),
            default: defaultValue)
    }
}
