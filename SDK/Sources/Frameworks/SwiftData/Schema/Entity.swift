import Foundation
import Observation

/// A model class with the properties that a store keeps.
final class Entity: @unchecked Sendable {
    // Unchecked but sound: all mutable state is computed once under the lock; key paths are only
    // compared.

    /// A property that a store keeps.
    struct Property {
        enum Kind {
            case attribute(any AttributeCoding.Type)
            case relationship(any RelationshipType.Type)
        }

        let name: String
        let attribute: Schema.Attribute
        let kind: Kind
        let path: AnyKeyPath
        /// Calls a closure that changes the property of an object, and notifies its observers.
        let tell: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void
        var deleteRule = Schema.Relationship.DeleteRule.nullify
        var declaredInverse: AnyKeyPath?
        /// The inverse property.
        fileprivate(set) var inverse: String?
        /// Whether the objects are found by their inverse to-one reference, which alone is stored.
        ///
        /// Never true for lists that share their inverse, because a reference does not name its list.
        fileprivate(set) var isDerived = false

        var isEphemeral: Bool { attribute.options.contains(.ephemeral) }

        var relationship: (any RelationshipType.Type)? {
            if case .relationship(let type) = kind { type } else { nil }
        }

        /// Whether the property requires a value.
        fileprivate var isRequired: Bool {
            if isEphemeral { return false }
            return switch kind {
            case .attribute(let coding): coding.none == nil
            case .relationship(let type): type.value([]) == nil
            }
        }
    }

    let name: String
    let type: any PersistentModel.Type
    /// The lists of properties that identify objects.
    let uniqueLists: [[Property]]
    /// The properties that require a value.
    let required: [Property]
    private let declared: [Property]
    private let lock = NSLock()
    private var related: (list: [Property], named: [String: Property])?

    private nonisolated(unsafe) static var known: [ObjectIdentifier: Entity] = [:]
    private static let knowing = NSLock()

    /// Returns the entity of a class.
    static func of(_ type: any PersistentModel.Type) -> Entity {
        let id = ObjectIdentifier(type)
        if let entity = knowing.withLock({ known[id] }) { return entity }
        // Two threads may create it at once; the first is kept.
        let entity = Entity(type)
        return knowing.withLock {
            if let first = known[id] { return first }
            known[id] = entity
            return entity
        }
    }

    /// Returns the entities of classes, and of those they refer to, by name.
    static func all(_ types: [any PersistentModel.Type]) -> [String: Entity] {
        var entities: [String: Entity] = [:]
        var waiting = types
        while let type = waiting.popLast() {
            let entity = Entity.of(type)
            guard entities[entity.name] == nil else { continue }
            entities[entity.name] = entity
            waiting += entity.properties.compactMap { $0.relationship?.destination }
        }
        return entities
    }

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = "\(type)"
        let metadata = type.schemaMetadata
        let properties = metadata.compactMap {
            if case .property(let property) = $0.content { property } else { nil }
        }
        declared = properties
        required = properties.filter(\.isRequired)
        let lists = metadata.compactMap {
            if case .unique(let names) = $0.content { names } else { nil }
        }
        uniqueLists =
            lists.map { names in names.compactMap { name in properties.first { $0.name == name } } }
            + properties.filter { $0.attribute.options.contains(.unique) }.map { [$0] }
    }

    /// The properties, in the order of the source.
    var properties: [Property] { allRelated.list }

    /// The property with a name; crashes if the class has none.
    subscript(name: String) -> Property {
        guard let property = allRelated.named[name] else {
            fatalError("\(self.name) has no property '\(name)' that a store keeps.")
        }
        return property
    }

    /// The properties with their inverses, which need other entities and are therefore found later.
    private var allRelated: (list: [Property], named: [String: Property]) {
        if let related = lock.withLock({ related }) { return related }
        let list = declared.map(withInverse)
        let found = (list, Dictionary(list.map { ($0.name, $0) }, uniquingKeysWith: { $1 }))
        return lock.withLock {
            if related == nil { related = found }
            return related ?? found
        }
    }

    private func withInverse(_ property: Property) -> Property {
        guard let type = property.relationship,
            let inverse = inverse(of: property, in: .of(type.destination))
        else { return property }
        var property = property
        property.inverse = inverse.name
        let isShared = declared.contains {
            $0.name != property.name && $0.declaredInverse == inverse.path
        }
        property.isDerived =
            type.isToMany && inverse.relationship?.isToMany == false && !isShared
        return property
    }

    /// Returns the inverse property of another entity: the declared one, or the only possible one.
    private func inverse(of property: Property, in other: Entity) -> Property? {
        if let path = property.declaredInverse {
            return other.declared.first { $0.path == path }
        }
        if let declaring = other.declared.first(where: { $0.declaredInverse == property.path }) {
            return declaring
        }
        func free(_ entity: Entity, _ target: Entity) -> [Property] {
            entity.declared.filter { candidate in
                guard let type = candidate.relationship, candidate.declaredInverse == nil,
                    target.inherits(from: .of(type.destination))
                else { return false }
                return !target.declared.contains { $0.declaredInverse == candidate.path }
            }
        }
        let (back, forth) = (free(other, self), free(self, other))
        guard back.count == 1, forth.count == 1 else { return nil }
        // The only reference of a class to itself is not its own inverse.
        return other === self ? nil : back.first
    }

    /// Returns whether the class is another entity's, or inherits from it.
    func inherits(from other: Entity) -> Bool {
        func check<Model: PersistentModel>(_ model: Model.Type) -> Bool { type is Model.Type }
        return check(other.type)
    }
}
