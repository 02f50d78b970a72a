/// Many entities by their identifiers, which are looked up when they are asked for.
public struct EntityCollection<Entity: AppEntity>: Sendable {
    /// The identifiers.
    public private(set) var identifiers: [Entity.ID]
    private var known: [Entity.ID: Entity] = [:]

    /// Entities by their identifiers.
    public init(identifiers: [Entity.ID]) { self.identifiers = identifiers }

    /// Entities that are there already.
    public init(entities: [Entity]) {
        identifiers = entities.map(\.id)
        known = Dictionary(entities.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The entities, those that are gone left out.
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

    /// Takes an entity out.
    public mutating func remove(_ identifier: Entity.ID) {
        identifiers.removeAll { $0 == identifier }
        known[identifier] = nil
    }
}

extension EntityCollection: RandomAccessCollection {
    /// Where the first identifier is.
    public var startIndex: Int { identifiers.startIndex }
    /// Behind the last identifier.
    public var endIndex: Int { identifiers.endIndex }
    /// The identifier at a place.
    public subscript(position: Int) -> Entity.ID { identifiers[position] }
}

extension EntityCollection: ExpressibleByArrayLiteral {
    /// Entities that are there already.
    public init(arrayLiteral elements: Entity...) { self.init(entities: elements) }
}

extension EntityCollection: _IntentValue {
    /// Several of what the entity's query suggests.
    public static var _schema: _ValueSchema? { [Entity]._schema }
    /// The identifiers.
    public var _stored: _StoredValue? {
        .list(of: identifiers.map(\.entityIdentifierString))
    }
    /// The entities of stored identifiers, which nobody looks up yet.
    public static func _value(of stored: _StoredValue) -> EntityCollection? {
        guard case .string = stored else { return nil }
        return EntityCollection(
            identifiers: stored.listTexts.compactMap { Entity.ID.entityIdentifier(for: $0) })
    }
    /// No entities.
    public static func _fallback() -> EntityCollection? { EntityCollection(identifiers: []) }
}

extension IntentParameter {
    /// Many entities of their query.
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
