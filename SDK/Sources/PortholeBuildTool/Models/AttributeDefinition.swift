/// An attribute of an entity.
struct AttributeDefinition {
    let name: String
    let type: String
    let isOptional: Bool
    let isScalar: Bool
    let isTransient: Bool
    let defaultValue: String?
    /// The class of a value that is made into bytes.
    let className: String?

    init?(_ attributes: [String: String]) {
        guard let name = attributes["name"] else { return nil }
        self.name = name
        type = attributes["attributeType"] ?? "Undefined"
        isOptional = attributes["optional"] == "YES"
        isScalar = attributes["usesScalarValueType"] == "YES"
        isTransient = attributes["transient"] == "YES"
        // Dates have theirs as seconds since 2001.
        defaultValue = attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"]
        className = attributes["customClassName"]
    }

    /// For each of Xcode's types: the case, the class, and the type of scalars.
    static let types: [String: (type: String, class: String, scalar: String?)] = [
        "Integer 16": ("integer16AttributeType", "NSNumber", "Int16"),
        "Integer 32": ("integer32AttributeType", "NSNumber", "Int32"),
        "Integer 64": ("integer64AttributeType", "NSNumber", "Int64"),
        "Double": ("doubleAttributeType", "NSNumber", "Double"),
        "Float": ("floatAttributeType", "NSNumber", "Float"),
        "Boolean": ("booleanAttributeType", "NSNumber", "Bool"),
        "Decimal": ("decimalAttributeType", "NSDecimalNumber", nil),
        "String": ("stringAttributeType", "String", nil),
        "Date": ("dateAttributeType", "Date", nil),
        "Binary": ("binaryDataAttributeType", "Data", nil),
        "UUID": ("UUIDAttributeType", "UUID", nil),
        "URI": ("URIAttributeType", "URL", nil),
        "Transformable": ("transformableAttributeType", "NSObject", nil),
        "Undefined": ("undefinedAttributeType", "NSObject", nil),
    ]
}
