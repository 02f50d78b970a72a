/// The types that parameters of a file can have.
struct ParameterTypes {
    let enumerations: [EnumerationDefinition]
    /// The names of the file's types.
    let objects: Set<String>

    /// The Swift types of values, by what the file calls them.
    static let valueTypes = [
        "String": "String", "Integer": "NSNumber", "Boolean": "NSNumber", "Decimal": "NSNumber",
        "Double": "NSNumber", "Long": "NSNumber", "DateComponents": "DateComponents",
        "Date": "DateComponents", "URL": "URL", "TimeInterval": "NSNumber", "Person": "INPerson",
        "File": "INFile", "SpeakableString": "INSpeakableString",
    ]
}

/// A parameter of an intent of the file.
struct ParameterDefinition {
    enum Kind {
        case text
        /// With the name of its kind.
        case number(String)
        case choice(EnumerationDefinition)
        case object(String)
        /// Of a Swift type that no configuration stores.
        case other(String)
    }

    let name: String
    let title: String
    let kind: Kind
    let isList: Bool
    let hasOptions: Bool
    /// Whether its handler looks for what users type.
    let hasSearch: Bool
    let defaultValue: String?
    let range: (minimum: String, maximum: String)?
    /// What another parameter has to be for users to be asked for this one.
    let relationship: ParameterRelationship?

    init(_ list: PropertyList, _ types: ParameterTypes) throws(DefinitionError) {
        name = try list.identifier("INIntentParameterName")
        title = try list.optionalText("INIntentParameterDisplayName") ?? name
        let kind = try Self.kind(of: list, types)
        self.kind = kind
        isList = list.flag("INIntentParameterSupportsMultipleValues")
        hasOptions = list.flag("INIntentParameterSupportsDynamicEnumeration")
        hasSearch = list.flag("INIntentParameterSupportsSearch")
        let metadata = try list.dictionary("INIntentParameterMetadata")
        defaultValue = try Self.defaultValue(of: metadata, kind)
        range = try Self.range(of: metadata)
        relationship = try ParameterRelationship(list.dictionary("INIntentParameterRelationship"))
    }

    private static func defaultValue(
        of metadata: PropertyList, _ kind: Kind
    ) throws(DefinitionError) -> String? {
        let key = "INIntentParameterMetadataDefaultValue"
        let text = try metadata.anyText(key)
        switch kind {
        case .number("integer"):
            let number = try metadata.number(key)
            return try number.map { number throws(DefinitionError) in
                guard let whole = Int64(exactly: number.doubleValue) else {
                    throw metadata.error(key, "is no whole number")
                }
                return String(whole)
            }
        case .number("decimal"): return try metadata.number(key)?.stringValue
        case .choice(let enumeration):
            guard let text else { return nil }
            guard enumeration.cases.contains(where: { $0.name == text }) else {
                throw metadata.error(
                    key, "names the case '\(text)', which '\(enumeration.name)' does not have")
            }
            return text
        case .number, .text, .object, .other: return text
        }
    }

    private static func range(
        of metadata: PropertyList
    ) throws(DefinitionError) -> (minimum: String, maximum: String)? {
        let (least, most) =
            ("INIntentParameterMetadataMinimumValue", "INIntentParameterMetadataMaximumValue")
        guard let minimum = try metadata.number(least), let maximum = try metadata.number(most)
        else { return nil }
        guard minimum.doubleValue <= maximum.doubleValue else {
            throw metadata.error(most, "is less than the minimum")
        }
        return (minimum.stringValue, maximum.stringValue)
    }

    private static func kind(
        of list: PropertyList, _ types: ParameterTypes
    ) throws(DefinitionError) -> Kind {
        if let name = try list.optionalText("INIntentParameterEnumType") {
            guard let enumeration = types.enumerations.first(where: { $0.name == name }) else {
                throw list.error(
                    "INIntentParameterEnumType",
                    "names the enumeration '\(name)', which is not there")
            }
            return .choice(enumeration)
        }
        if let name = try list.optionalText("INIntentParameterObjectType") {
            if types.objects.contains(name) { return .object(name) }
            return .other(ParameterTypes.valueTypes[name] ?? "INObject")
        }
        switch try list.text("INIntentParameterType") {
        case "String": return .text
        case "Integer", "Long": return .number("integer")
        case "Boolean": return .number("boolean")
        case "Decimal", "Double", "TimeInterval": return .number("decimal")
        case let name: return .other(ParameterTypes.valueTypes[name] ?? "INObject")
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

    /// The Swift type of one value as a collection of options has it.
    var option: String { element == "String" ? "NSString" : element }

    /// The declaration of the intent's property.
    var property: String {
        if isList { return "public var \(name.escaped): [\(element)]?" }
        guard case .choice(let enumeration) = kind else {
            return "public var \(name.escaped): \(element)?"
        }
        let initial = enumeration.cases.first { $0.value == 0 }?.name ?? enumeration.cases[0].name
        return "public var \(name.escaped): \(element) = .\(initial.escaped)"
    }
}
