/// The Swift source of one entity.
struct EntitySource {
    let entity: EntityDefinition
    let model: DataModel

    /// The class and its properties; empty where the author writes them.
    var text: String {
        let own = "public class \(entity.className): \(superclass) {}\n\n"
        let isIdentified = parent?.generation == .class
        let identity = isIdentified ? "" : "\nextension \(entity.className): Identifiable {}\n"
        return switch entity.generation {
        case .class: own + properties + identity
        case .category: properties
        case .none: ""
        }
    }

    /// The expression that describes the entity to Core Data.
    var description: String {
        let attributes = entity.attributes.map { attribute in
            let type = AttributeDefinition.types[attribute.type]?.type ?? "undefinedAttributeType"
            let value = attribute.defaultLiteral.map { ", default: \($0)" } ?? ""
            let transient = attribute.isTransient ? ", isTransient: true" : ""
            return ".attribute(\(attribute.name.literal), .\(type), "
                + "isOptional: \(attribute.isOptional)\(value)\(transient))"
        }
        let relationships = entity.relationships.map { relationship in
            ".relationship(\(relationship.name.literal), to: \(relationship.destination.literal), "
                + "isOptional: \(relationship.isOptional), isToMany: \(relationship.isToMany), isOrdered: \(relationship.isOrdered), "
                + "inverse: \(relationship.inverse?.literal ?? "nil"), "
                + "deletion: .\(RelationshipDefinition.rules[relationship.deletionRule] ?? "nullifyDeleteRule"))"
        }
        return "_Entity(\(entity.name.literal), class: \(entity.className.literal), "
            + "parent: \(entity.parent?.literal ?? "nil"), "
            + (entity.isAbstract ? "isAbstract: true, " : "") + unique
            + "[\((attributes + relationships).joined(separator: ", "))])"
    }

    private var unique: String {
        let lists = entity.uniquenessConstraints.map { names in
            "[\(names.map(\.literal).joined(separator: ", "))]"
        }
        return lists.isEmpty ? "" : "unique: [\(lists.joined(separator: ", "))], "
    }

    private func className(of name: String) -> String {
        model.entities.first { $0.name == name }?.className ?? "NSManagedObject"
    }

    private var parent: EntityDefinition? { model.entities.first { $0.name == entity.parent } }

    private var superclass: String { parent?.className ?? "NSManagedObject" }

    private var properties: String {
        """
        extension \(entity.className) {
            @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {
                NSFetchRequest<\(entity.className)>(entityName: \(entity.name.literal))
            }

        \(entity.attributes.map(property).joined())\
        \(entity.relationships.map(property).joined())\
        }

        """
    }

    private func property(_ attribute: AttributeDefinition) -> String {
        let type = AttributeDefinition.types[attribute.type]
        if attribute.isScalar, let scalar = type?.scalar {
            let value = "_number(forKey: \(attribute.name.literal))"
            return Self.property(attribute.name, scalar, value)
        }
        if attribute.isScalar, attribute.type == "Date" {
            let key = attribute.name.literal
            return """
                    public var \(attribute.name.escaped): TimeInterval {
                        get { (value(forKey: \(key)) as? Date)?.timeIntervalSinceReferenceDate ?? 0 }
                        set { setValue(Date(timeIntervalSinceReferenceDate: newValue), forKey: \(key)) }
                    }

                """
        }
        let object = attribute.className ?? type?.class ?? "NSObject"
        return Self.property(attribute.name, optional: object)
    }

    private func property(_ relationship: RelationshipDefinition) -> String {
        let other = className(of: relationship.destination)
        guard relationship.isToMany else {
            return Self.property(relationship.name, optional: other)
        }
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let name = relationship.name.capitalizedFirst
        let key = relationship.name.literal
        return Self.property(relationship.name, optional: set)
            + """
                public func addTo\(name)(_ value: \(other)) { _add([value], forKey: \(key)) }
                public func addTo\(name)(_ values: \(set)) { _add(values, forKey: \(key)) }
                public func removeFrom\(name)(_ value: \(other)) { _remove([value], forKey: \(key)) }
                public func removeFrom\(name)(_ values: \(set)) { _remove(values, forKey: \(key)) }

            """
    }

    private static func property(_ name: String, optional type: String) -> String {
        property(name, type + "?", "value(forKey: \(name.literal)) as? \(type)")
    }

    private static func property(_ name: String, _ type: String, _ value: String) -> String {
        """
            public var \(name.escaped): \(type) {
                get { \(value) }
                set { setValue(newValue, forKey: \(name.literal)) }
            }

        """
    }
}

extension AttributeDefinition {
    /// The default value as an expression; `nil` if there is none, or if it has no expression.
    fileprivate var defaultLiteral: String? {
        guard let defaultValue else { return nil }
        switch type {
        case "String": return defaultValue.literal
        case "Boolean": return "\(defaultValue == "YES" || defaultValue == "1")"
        case "Date":
            return Double(defaultValue).map { "Date(timeIntervalSinceReferenceDate: \($0))" }
        case "Decimal":
            return Double(defaultValue) == nil
                ? nil : "NSDecimalNumber(string: \(defaultValue.literal))"
        default:
            guard let scalar = Self.types[type]?.scalar, let number = Double(defaultValue) else {
                return nil
            }
            return "\(scalar)(\(Int64(defaultValue).map(String.init) ?? "\(number)"))"
        }
    }
}
