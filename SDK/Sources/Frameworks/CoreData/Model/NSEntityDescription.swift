// The names and types are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// The description of an entity.
///
/// Set up before the first object is made, as on Apple's platforms.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    // Unchecked but sound: set up by one thread and then read; computed state is guarded by a lock.

    /// The properties by name, including inherited ones.
    struct Properties {
        var attributes: [String: NSAttributeDescription] = [:]
        var relationships: [String: NSRelationshipDescription] = [:]

        mutating func add(_ properties: [NSPropertyDescription]) {
            for property in properties {
                switch property {
                case let attribute as NSAttributeDescription: attributes[property.name] = attribute
                case let relationship as NSRelationshipDescription:
                    relationships[property.name] = relationship
                default: break
                }
            }
        }
    }

    /// The name of the entity.
    open var name: String?
    /// The class of its objects.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether only its subentities have objects.
    open var isAbstract = false
    /// Custom data.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The lists of attributes whose values are unique.
    open var uniquenessConstraints: [[Any]] = []
    /// The entity that this one inherits properties from.
    public internal(set) weak var superentity: NSEntityDescription? { didSet { forget() } }
    /// The entities that inherit properties from this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    /// The properties without inherited ones.
    open var properties: [NSPropertyDescription] = [] {
        didSet {
            for property in properties { property.entity = self }
            forget()
        }
    }

    private let lock = NSLock()
    private var sorted: Properties?

    /// All properties, including inherited ones; computed once, because every object needs them.
    var known: Properties {
        lock.withLock {
            if let sorted { return sorted }
            var known = superentity?.known ?? Properties()
            known.add(properties)
            sorted = known
            return known
        }
    }

    private func forget() { lock.withLock { sorted = nil } }

    /// The properties by name, including inherited ones.
    open var propertiesByName: [String: NSPropertyDescription] {
        var properties: [String: NSPropertyDescription] = known.attributes
        properties.merge(known.relationships) { $1 }
        return properties
    }

    /// The attributes by name, including inherited ones.
    open var attributesByName: [String: NSAttributeDescription] { known.attributes }

    /// The relationships by name, including inherited ones.
    open var relationshipsByName: [String: NSRelationshipDescription] { known.relationships }

    /// Returns whether it is another entity or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool { isKind(of: entity.name) }

    func isKind(of name: String?) -> Bool {
        self.name == name || superentity?.isKind(of: name) ?? false
    }

    /// Returns the entity with a name; without properties if no model describes it.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { context.entity(named: entityName) }

    /// Inserts a new object of an entity.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = context.entity(named: entityName)
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// The class of its objects.
    var objectClass: NSManagedObject.Type {
        guard let name = managedObjectClassName?.split(separator: ".").last else {
            return NSManagedObject.self
        }
        return Self.classes[String(name)] ?? NSManagedObject.self
    }

    /// The plugin's classes of objects, by their names.
    private static let classes: [String: NSManagedObject.Type] = {
        let classes = PluginTypes.subclasses().compactMap { $0 as? NSManagedObject.Type }
        return Dictionary(classes.map { ("\($0)", $0) }) { first, _ in first }
    }()
}
