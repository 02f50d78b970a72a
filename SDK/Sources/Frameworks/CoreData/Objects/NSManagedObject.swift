public import Combine
public import Foundation
import RecordStore

/// An object of a store in a context.
///
/// Its values are read on first access. Differs from Apple: `@NSManaged` is an error on Linux
/// except with `swift package build-as`, so a class must read its properties with `value(forKey:)`.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    /// The context; `nil` after the object is deleted.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?

    /// The entity of the object.
    public let entity: NSEntityDescription

    /// The identifier.
    public internal(set) var objectID: NSManagedObjectID

    /// Whether it is to be deleted with the next save.
    public internal(set) var isDeleted = false

    /// The values including unsaved changes.
    private var present = ObjectValues()
    /// Whether the values are still to be read.
    public private(set) var isFault = false
    /// The values as they were read or saved.
    private(set) var committed = ObjectValues()
    /// The number of the save that wrote `committed`; 0 before the first.
    private(set) var version: Int64 = 0
    /// The keys that were set since then.
    private(set) var changedKeys: Set<String> = []

    /// Creates an object of this class in a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(
            entity: moc.entity(ofClass: "\(Self.self)") ?? Self.entity(), insertInto: moc)
    }

    /// Creates an object of an entity in a context.
    ///
    /// Differs from Apple: it is `required`, also in a subclass that overrides it; `swift package
    /// build-as` takes `override` for that.
    public required init(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) {
        self.entity = entity
        objectID = NSManagedObjectID(
            entity: entity, name: Record.Name(entity: entity.name ?? ""), store: nil)
        super.init()
        if let faults = context as? FaultContext {
            objectID = faults.objectID
            managedObjectContext = faults.owner
            isFault = true
        } else {
            present.attributes = entity.known.attributes.compactMapValues(\.defaultValue)
            context?.insert(self)
            awakeFromInsert()
        }
    }

    /// Returns the entity that a model defines for this class, or one without properties.
    open class func entity() -> NSEntityDescription {
        let models = NSManagedObjectModel.generated.values
        if let entity = models.lazy.compactMap({ $0.entity(ofClass: "\(Self.self)") }).first {
            return entity
        }
        let entity = NSEntityDescription()
        entity.name = "\(Self.self)"
        entity.managedObjectClassName = "\(Self.self)"
        return entity
    }

    /// Returns a request for all objects of this class; a class's own overload is preferred.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "\(Self.self)")
    }

    /// Whether it was inserted since the last save.
    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
    /// Whether it was changed since the last save.
    open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
    /// Whether the object has unsaved changes.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether a value was changed since the last save.
    open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }

    // MARK: Values

    /// Returns the value of a key; reads the object's values from the store if it is a fault.
    open func value(forKey key: String) -> Any? {
        if key == "objectID" { return objectID }
        let values = values
        if let names = values.relations[key] { return objects(of: names) }
        if let relationship = entity.known.relationships[key] {
            return objects(of: RelatedNames(of: relationship))
        }
        return values.attributes[key]
    }

    /// Sets the value of a key, and updates the inverse of a relationship.
    open func setValue(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        setPrimitiveValue(value, forKey: key)
        didChangeValue(forKey: key)
    }

    /// Returns the values of keys, with `NSNull` for missing ones.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Sets values.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// Returns the value of a key without notifying observers.
    open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

    /// Sets the value of a key without notifying observers.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        let value = value is NSNull ? nil : value
        if let names = relatedNames(value, forKey: key) {
            relate(key, to: names)
        } else {
            change(key) { $0.attributes[key] = accepted(value, forKey: key) }
        }
    }

    private func accepted(_ value: Any?, forKey key: String) -> Any? {
        guard let value, let attribute = entity.known.attributes[key] else { return value }
        if let accepted = attribute.attributeType.accepted(value) { return accepted }
        PluginLog.warn(
            "'\(entity.name ?? "").\(key)' cannot be a '\(type(of: value))' by its model.")
        return value
    }

    /// Returns the last saved values of keys, with `NSNull` for missing ones; `nil` means all
    /// properties.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        _ = values
        let keys = keys ?? Array(entity.propertiesByName.keys)
        return Dictionary(keys.map { ($0, value($0, in: committed) ?? NSNull()) }) { first, _ in
            first
        }
    }

    /// Returns the values changed since the last save, with `NSNull` for removed ones.
    open func changedValues() -> [String: Any] {
        let values = values
        let keys =
            isInserted ? Set(values.attributes.keys).union(values.relations.keys) : changedKeys
        return Dictionary(
            uniqueKeysWithValues: keys.filter { !values.agrees(with: committed, on: $0) }
                .map { ($0, value($0, in: values) ?? NSNull()) })
    }

    private func value(_ key: String, in values: ObjectValues) -> Any? {
        values.relations[key].map { objects(of: $0) ?? NSNull() } ?? values.attributes[key]
    }

    /// All values, which are read on demand.
    var values: ObjectValues {
        guard isFault else { return present }
        // If others deleted the object, there are no values.
        guard let found = managedObjectContext?.storedValues(of: objectID.name) else {
            return ObjectValues()
        }
        commit(found.values, version: found.version)
        awakeFromFetch()
        return present
    }

    /// Changes the values and notifies SwiftUI, not the context.
    func change(_ key: String, _ change: (inout ObjectValues) -> Void) {
        objectWillChange.send()
        if isFault { present = values }
        isFault = false
        changedKeys.insert(key)
        change(&present)
    }

    /// Replaces the saved values.
    func commit(_ values: ObjectValues, version: Int64) {
        committed = values
        present = values
        isFault = false
        changedKeys = []
        self.version = version
    }

    /// Discards all values, so that they are read again.
    func turnIntoFault() {
        willTurnIntoFault()
        present = ObjectValues()
        isFault = true
        committed = ObjectValues()
        changedKeys = []
        didTurnIntoFault()
    }

    /// Takes newer saved values for all keys without unsaved changes.
    func rebase(on values: ObjectValues, version: Int64) {
        var merged = values
        let mine = self.values
        let base = committed
        let keys = changedKeys
        for key in keys {
            if let names = mine.relations[key], let theirs = values.relations[key],
                names.form != .one
            {
                let old = base.relations[key] ?? RelatedNames(names.form)
                merged.relations[key] = names.merged(into: theirs, since: old)
            } else {
                merged.take(key, of: mine)
            }
        }
        commit(values, version: version)
        present = merged
        changedKeys = keys
    }

    /// Reverts the changes since the last save.
    func restore() {
        guard !changedKeys.isEmpty else { return }
        objectWillChange.send()
        commit(committed, version: version)
    }

    // MARK: What subclasses override

    /// Called before a value is read.
    ///
    /// Differs from Apple: only the author calls it.
    open func willAccessValue(forKey key: String?) {}
    /// Called after a value was read.
    ///
    /// Differs from Apple: only the author calls it.
    open func didAccessValue(forKey key: String?) {}
    /// Called before a value changes.
    open func willChangeValue(forKey key: String) {}
    /// Called after a value changed; the next save keeps it.
    open func didChangeValue(forKey key: String) { managedObjectContext?.noteUpdate(of: self) }
    /// Called after the object was inserted.
    open func awakeFromInsert() {}
    /// Called after the object's values were read.
    open func awakeFromFetch() {}
    /// Called before the values are discarded, to be read again.
    open func willTurnIntoFault() {}
    /// Called after the values were discarded.
    open func didTurnIntoFault() {}
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Throws if the object cannot be inserted, because a required value is missing.
    open func validateForInsert() throws { try validateProperties() }
    /// Throws if the object cannot be updated, because a required value is missing.
    open func validateForUpdate() throws { try validateProperties() }
    /// Throws if the object cannot be deleted, because a delete rule denies it.
    open func validateForDelete() throws { try validateDeletion() }
}

/// A type that a request can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

// Predicates and sort descriptors find an object's values by their keys.
extension NSManagedObject: KeyedObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
