public import Combine
public import Foundation

/// An object of a store.
///
/// Differs from Apple: values are kept by key in memory; `@NSManaged` is an error on Linux, so a class reads its
/// properties with `value(forKey:)`.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    /// The context it was made in.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?

    /// What the object is.
    public let entity: NSEntityDescription

    /// The name by which it is found again.
    public let objectID: NSManagedObjectID

    /// Whether it is to be deleted with the next save.
    public internal(set) var isDeleted = false

    private var values: [String: Any] = [:]

    /// Makes an object of this class in a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }

    /// Makes an object of an entity in a context.
    public required init(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity)
        managedObjectContext = context
        values = entity.attributesByName.compactMapValues(\.defaultValue)
        super.init()
        context?.insert(self)
        awakeFromInsert()
    }

    /// What objects of this class are: the entity that a model names the class for, or one without properties.
    open class func entity() -> NSEntityDescription {
        if let entity = NSManagedObjectModel.entity(ofClass: "\(Self.self)") { return entity }
        let entity = NSEntityDescription()
        entity.name = "\(Self.self)"
        entity.managedObjectClassName = "\(Self.self)"
        return entity
    }

    /// Makes a request for all objects of this class; where a class has one of its own type, that is meant.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "\(Self.self)")
    }

    /// Whether it was made since the last save.
    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
    /// Whether it was changed since the last save.
    open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
    /// Whether its values are still to be read: they are in memory.
    open var isFault: Bool { false }
    /// Whether saving does anything to it.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

    /// The value of a key.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Sets the value of a key; where it refers to other objects, these refer back.
    open func setValue(_ value: Any?, forKey key: String) {
        let before = relatedObjects(forKey: key)
        change(key, to: value)
        relate(key, before: before)
    }

    func change(_ key: String, to value: Any?) {
        objectWillChange.send()
        values[key] = value
        managedObjectContext?.noteUpdate(of: self)
    }

    /// The values of keys.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        values.filter { keys.contains($0.key) }
    }

    /// Sets values.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// The value of a key.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }

    /// Sets the value of a key, and tells nobody.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Called before a value is read.
    open func willAccessValue(forKey key: String?) {}
    /// Called after a value was read.
    open func didAccessValue(forKey key: String?) {}
    /// Called before a value changes.
    open func willChangeValue(forKey key: String) {}
    /// Called after a value changed.
    open func didChangeValue(forKey key: String) {}
    /// Called when the object was made.
    open func awakeFromInsert() {}
    /// Called when the object was read: never here.
    open func awakeFromFetch() {}
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Whether the object may be made.
    open func validateForInsert() throws {}
    /// Whether the object may be changed.
    open func validateForUpdate() throws {}
    /// Whether the object may be deleted.
    open func validateForDelete() throws {}
    /// What was changed since the last save.
    ///
    /// Differs from Apple: all values of an object that was changed.
    open func changedValues() -> [String: Any] { hasChanges ? values : [:] }
}

/// What a request can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

// Predicates and sort descriptors find an object's values by their keys.
extension NSManagedObject: KeyedObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
