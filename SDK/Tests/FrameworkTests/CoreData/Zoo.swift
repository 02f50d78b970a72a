// Made by PortholeBuild of .xcdatamodeld folders.
// swift-format-ignore-file
public import CoreData

public class Animal: NSManagedObject {}

extension Animal {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Animal> {
        NSFetchRequest<Animal>(entityName: "Animal")
    }

    public var age: Int16 {
        get { _number(forKey: "age") }
        set { setValue(newValue, forKey: "age") }
    }
    public var born: Date? {
        get { value(forKey: "born") as? Date }
        set { setValue(newValue, forKey: "born") }
    }
    public var `default`: Bool {
        get { _number(forKey: "default") }
        set { setValue(newValue, forKey: "default") }
    }
    public var name: String? {
        get { value(forKey: "name") as? String }
        set { setValue(newValue, forKey: "name") }
    }
    public var tag: UUID? {
        get { value(forKey: "tag") as? UUID }
        set { setValue(newValue, forKey: "tag") }
    }
    public var weight: NSNumber? {
        get { value(forKey: "weight") as? NSNumber }
        set { setValue(newValue, forKey: "weight") }
    }
    public var keeper: KeeperObject? {
        get { value(forKey: "keeper") as? KeeperObject }
        set { setValue(newValue, forKey: "keeper") }
    }
}

extension Animal: Identifiable {}

public class Bird: Animal {}

extension Bird {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Bird> {
        NSFetchRequest<Bird>(entityName: "Bird")
    }

    public var span: Float {
        get { _number(forKey: "span") }
        set { setValue(newValue, forKey: "span") }
    }
}

extension KeeperObject {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<KeeperObject> {
        NSFetchRequest<KeeperObject>(entityName: "Keeper")
    }

    public var picture: NSDictionary? {
        get { value(forKey: "picture") as? NSDictionary }
        set { setValue(newValue, forKey: "picture") }
    }
    public var animals: NSOrderedSet? {
        get { value(forKey: "animals") as? NSOrderedSet }
        set { setValue(newValue, forKey: "animals") }
    }
    public func addToAnimals(_ value: Animal) { _add([value], forKey: "animals") }
    public func addToAnimals(_ values: NSOrderedSet) { _add(values, forKey: "animals") }
    public func removeFromAnimals(_ value: Animal) { _remove([value], forKey: "animals") }
    public func removeFromAnimals(_ values: NSOrderedSet) { _remove(values, forKey: "animals") }
}


public enum _ZooDataModel: _DataModel {
    public static var _name: String { "Zoo" }
    public static var _entities: [_Entity] {
        [
            _Entity("Animal", class: "Animal", parent: nil, [.attribute("age", .integer16AttributeType, isOptional: true, default: Int16(1)), .attribute("born", .dateAttributeType, isOptional: true), .attribute("default", .booleanAttributeType, isOptional: true, default: true), .attribute("name", .stringAttributeType, isOptional: false, default: "Nobody"), .attribute("tag", .UUIDAttributeType, isOptional: true), .attribute("weight", .doubleAttributeType, isOptional: true, default: Double(0.5)), .relationship("keeper", to: "Keeper", isOptional: true, isToMany: false, isOrdered: false, inverse: "animals", deletion: .nullifyDeleteRule)]),
            _Entity("Bird", class: "Bird", parent: "Animal", [.attribute("span", .floatAttributeType, isOptional: true)]),
            _Entity("Keeper", class: "KeeperObject", parent: nil, [.attribute("picture", .transformableAttributeType, isOptional: true), .relationship("animals", to: "Animal", isOptional: true, isToMany: true, isOrdered: true, inverse: "keeper", deletion: .nullifyDeleteRule)]),
            _Entity("Ticket", class: "NSManagedObject", parent: nil, [.attribute("price", .decimalAttributeType, isOptional: true, default: NSDecimalNumber(string: "9.5"))]),
        ]
    }
}
