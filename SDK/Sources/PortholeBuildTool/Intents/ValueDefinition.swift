/// The types that values of a file can have.
struct ValueTypes {
    let enumerations: [EnumerationDefinition]
    /// The names of the file's types.
    let objects: Set<String>

    /// The Swift types of values, by their names in the file.
    fileprivate static let system = [
        "DateComponents": "DateComponents", "Date": "DateComponents", "URL": "URL",
        "Person": "INPerson", "File": "INFile", "SpeakableString": "INSpeakableString",
        "Placemark": "CLPlacemark",
    ]
}

/// A named value of the file: of an intent, a response or a custom type.
struct ValueDefinition {
    enum Kind {
        case text
        /// A number, with the name of its kind.
        case number(String)
        case choice(EnumerationDefinition)
        case object(String)
        /// A Swift type that configurations cannot store.
        case other(String)
    }

    let name: String
    let kind: Kind
    let isList: Bool

    /// Reads a value whose keys have a prefix.
    init(
        _ list: PropertyList, keys prefix: String, _ types: ValueTypes
    ) throws(DefinitionError) {
        name = try list.identifier(prefix + "Name")
        kind = try Self.kind(of: list, keys: prefix, types)
        isList = list.flag(prefix + "SupportsMultipleValues")
    }

    private static func kind(
        of list: PropertyList, keys prefix: String, _ types: ValueTypes
    ) throws(DefinitionError) -> Kind {
        if let name = try list.optionalText(prefix + "EnumType") {
            guard let enumeration = types.enumerations.first(where: { $0.name == name }) else {
                throw list.error(
                    prefix + "EnumType", "names the enumeration '\(name)', which is not there")
            }
            return .choice(enumeration)
        }
        if let name = try list.optionalText(prefix + "ObjectType") {
            if types.objects.contains(name) { return .object(name) }
            return .other(ValueTypes.system[name] ?? "INObject")
        }
        switch try list.text(prefix + "Type") {
        case "String": return .text
        case "Integer", "Long": return .number("integer")
        case "Boolean": return .number("boolean")
        case "Decimal", "Double", "TimeInterval": return .number("decimal")
        case let name: return .other(ValueTypes.system[name] ?? "INObject")
        }
    }

    /// The Swift type of one value.
    var element: String {
        switch kind {
        case .text: "String"
        case .number: "NSNumber"
        case .choice(let enumeration): enumeration.name
        case .object(let name), .other(let name): name
        }
    }

    /// The Swift type of a value that is there.
    var type: String { isList ? "[\(element)]" : element }

    /// The declaration of a property with the value.
    var property: String {
        guard case .choice(let enumeration) = kind, !isList else {
            return "public var \(name.escaped): \(type)?"
        }
        let initial = enumeration.cases.first { $0.value == 0 }?.name ?? enumeration.cases[0].name
        return "public var \(name.escaped): \(type) = .\(initial.escaped)"
    }

    /// The class of a handler's resolution result for the value.
    var resolutionResult: String {
        switch kind {
        case .text: "INStringResolutionResult"
        case .number("integer"): "INIntegerResolutionResult"
        case .number("boolean"): "INBooleanResolutionResult"
        case .number: "INDoubleResolutionResult"
        case .choice(let enumeration): enumeration.name + "ResolutionResult"
        case .object(let name): name + "ResolutionResult"
        case .other("DateComponents"): "INDateComponentsResolutionResult"
        case .other("URL"): "INURLResolutionResult"
        case .other("CLPlacemark"): "INIntentResolutionResult"
        case .other(let name): name + "ResolutionResult"
        }
    }
}
