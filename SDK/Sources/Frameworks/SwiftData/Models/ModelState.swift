import Foundation
import Observation
import RecordStore

/// The state of a model object: its values, its name and its context.
///
/// The values of a stored object are decoded when they are first read.
final class ModelState {
    /// A value that was set or read.
    enum Slot {
        case value(Any)
        /// A reference to another object of the context by name, since the object may be released
        /// meanwhile.
        case reference(Record.Name)
    }

    let entity: Entity
    let registrar = ObservationRegistrar()
    private(set) weak var model: (any PersistentModel)?
    var name: Record.Name
    var context: ModelContext?
    var isDeleted = false
    /// The properties that were set since the last save.
    var changed: Set<String> = []
    /// The stored contents of the object.
    var contents: RecordContents?
    /// The number of the save that wrote the contents.
    var version: Int64 = 0
    private(set) var slots: [String: Slot] = [:]
    /// The values that the class declares, for an object from a store.
    private var defaults: [String: Slot] = [:]

    /// Returns the state of an object, which its first use creates.
    static func of(_ model: any PersistentModel) -> ModelState {
        let levels = model._$levels
        return levels.first?.state ?? ModelState(model, levels)
    }

    private init(_ model: any PersistentModel, _ levels: [_ModelValues]) {
        self.model = model
        entity = .of(type(of: model))
        name = Record.Name(entity: entity.name)
        for level in levels {
            for (property, value) in level.initial { slots[property] = .value(value) }
            level.complete(self)
        }
    }

    /// Makes this the state of a stored row; the current values are the declared defaults.
    func begin(_ row: ModelStore.Row, _ contents: RecordContents, in context: ModelContext) {
        name = row.name
        version = row.version
        self.contents = contents
        self.context = context
        (defaults, slots) = (slots, [:])
    }

    func value<Value>(_ property: String) -> Value {
        switch slots[property] ?? load(property) {
        case .value(let value as Value): return value
        case .reference(let name):
            let model = context?.model(named: name)
            let value = entity[property].relationship?.value(model.map { [$0] } ?? [])
            if let value = value as? Value { return value }
            fatalError("\(entity.name).\(property) refers to \(name.text), which was deleted.")
        case .value, nil:
            // An object without a value that it needs is never read from a store.
            fatalError("\(entity.name).\(property) has no value of type \(Value.self).")
        }
    }

    /// Returns the objects of a relationship.
    func models(_ property: Entity.Property) -> [any PersistentModel] {
        guard let relationship = property.relationship else { return [] }
        switch slots[property.name] ?? load(property.name) {
        case .value(let value): return relationship.models(in: value)
        case .reference(let name): return context?.model(named: name).map { [$0] } ?? []
        case nil: return []
        }
    }

    /// Sets a value for the author's code, and updates the inverse of a relationship.
    func set(_ property: String, _ value: Any) {
        guard let context else {
            slots[property] = .value(value)
            return
        }
        let declared = entity[property]
        context.change {
            let old = models(declared)
            slots[property] = .value(value)
            context.relate(self, declared, from: old)
            context.note(self, changed: declared)
        }
    }

    /// Sets the objects of a relationship after its inverse changed, and notifies observers.
    func relate(_ property: Entity.Property, to models: [any PersistentModel]) {
        guard let relationship = property.relationship, let model else { return }
        property.tell(model, registrar) {
            if !relationship.isToMany, let target = models.first {
                slots[property.name] = .reference(target.state.name)
            } else if let value = relationship.value(models) {
                slots[property.name] = .value(value)
            }
        }
        context?.note(self, changed: property)
    }

    /// Whether a property was set or read.
    func has(_ property: Entity.Property) -> Bool { slots[property.name] != nil }

    /// Returns the value of a property as stored; `nil` if the inverse side stores it.
    func json(of property: Entity.Property) throws -> Any? {
        if property.isEphemeral || property.isDerived { return nil }
        switch property.kind {
        case .attribute(let coding):
            guard case .value(let value)? = slots[property.name] ?? load(property.name) else {
                return nil
            }
            return try coding.json(of: value)
        case .relationship(let relationship):
            let names = models(property).map { $0.state.name.text }
            return relationship.isToMany ? names : names.first ?? NSNull()
        }
    }

    /// Replaces the object of a to-one relationship by its name.
    func refer(_ property: Entity.Property, to model: any PersistentModel) {
        slots[property.name] = .reference(model.state.name)
    }

    /// Replaces names with the objects themselves, before the object leaves its context.
    func holdReferences() {
        for property in entity.properties {
            guard case .reference = slots[property.name],
                let value = property.relationship?.value(models(property))
            else { continue }
            slots[property.name] = .value(value)
        }
    }

    /// Discards values so that they are read again, and notifies observers.
    func forget(where isForgotten: (Entity.Property) -> Bool = { _ in true }) {
        guard let model else { return }
        for property in entity.properties
        where has(property) && !property.isEphemeral && isForgotten(property) {
            property.tell(model, registrar) { slots[property.name] = nil }
        }
    }

    /// Reads a stored value; `nil` if there is none.
    private func load(_ property: String) -> Slot? {
        let slot = loaded(entity[property])
        slots[property] = slot
        return slot
    }

    private func loaded(_ property: Entity.Property) -> Slot? {
        let kept = property.isEphemeral ? nil : contents?[property]
        switch property.kind {
        case .attribute(let coding):
            if let kept {
                do {
                    return .value(try coding.value(of: kept))
                } catch {
                    PluginLog.warnOnce(
                        "\(entity.name).\(property.name) of a store cannot be read: \(error)")
                }
            }
            return defaults[property.name] ?? coding.none.map { .value($0) }
        case .relationship(let relationship) where relationship.isToMany:
            let models = context?.related(self, property, kept) ?? []
            return relationship.value(models).map { .value($0) }
        case .relationship(let relationship):
            guard let name = (kept as? String).flatMap(Record.Name.init(text:)) else {
                return relationship.value([]).map { .value($0) }
            }
            return .reference(name)
        }
    }

    /// The first property that requires a value and has none that can be read; `nil` if the object
    /// is complete.
    var missing: Entity.Property? {
        entity.required.first { property in
            guard defaults[property.name] == nil else { return false }
            guard case .reference(let name)? = slots[property.name] ?? load(property.name) else {
                return slots[property.name] == nil
            }
            return context?.has(name) != true
        }
    }
}
