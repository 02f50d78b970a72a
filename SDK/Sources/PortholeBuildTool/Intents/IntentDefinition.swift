/// What an `.intentdefinition` file defines.
struct IntentDefinition {
    let enumerations: [EnumerationDefinition]
    let types: [TypeDefinition]
    let intents: [CustomIntentDefinition]

    /// Reads a file as Xcode writes it.
    init(file: String) throws(DefinitionError) {
        let list = try PropertyList(file: file)
        let enumerations = try list.list("INEnums").map(EnumerationDefinition.init)
        self.enumerations = enumerations
        types = try list.list("INTypes").map(TypeDefinition.init)
        let known = ParameterTypes(
            enumerations: enumerations, objects: Set(types.map(\.name)))
        intents = try list.list("INIntents")
            .map { list throws(DefinitionError) in try CustomIntentDefinition(list, known) }
    }
}

/// An enumeration of the file.
struct EnumerationDefinition {
    let name: String
    let cases: [(name: String, title: String, value: Int)]

    init(_ list: PropertyList) throws(DefinitionError) {
        name = try list.text("INEnumName")
        var cases: [(name: String, title: String, value: Int)] = []
        for (index, value) in try list.list("INEnumValues").enumerated() {
            let name = try value.text("INEnumValueName")
            let title = try value.optionalText("INEnumValueDisplayName") ?? name
            let number = value.number("INEnumValueIndex")?.intValue ?? index
            cases.append((name, title, number))
        }
        if !cases.contains(where: { $0.value == 0 }) { cases.insert(("unknown", "", 0), at: 0) }
        self.cases = cases
    }
}

/// A type of things of the file.
struct TypeDefinition {
    let name: String
    /// Those besides the identifier and the name that users see.
    let properties: [(name: String, type: String)]

    init(_ list: PropertyList) throws(DefinitionError) {
        name = try list.text("INTypeName")
        var properties: [(name: String, type: String)] = []
        for property in try list.list("INTypeProperties")
        where !property.flag("INTypePropertyDefault") {
            let type = ParameterTypes.valueTypes[try property.text("INTypePropertyType")]
            let element = type ?? "NSObject"
            properties.append(
                (
                    try property.text("INTypePropertyName"),
                    property.flag("INTypePropertySupportsMultipleValues") ? "[\(element)]" : element
                ))
        }
        self.properties = properties
    }
}

/// An intent of the file.
struct CustomIntentDefinition {
    /// The name without "Intent" at its end.
    let name: String
    let parameters: [ParameterDefinition]
    /// Swift source that says when users are asked for a parameter, by the parameter's name.
    let conditions: [String: String]
    /// The response codes besides the usual ones.
    let responseCodes: [String]

    /// The name of the class.
    var className: String { name + "Intent" }

    init(_ list: PropertyList, _ types: ParameterTypes) throws(DefinitionError) {
        name = try list.text("INIntentName")
        let parameters = try list.list("INIntentParameters")
            .map { list throws(DefinitionError) in try ParameterDefinition(list, types) }
        self.parameters = parameters
        var conditions: [String: String] = [:]
        for parameter in parameters {
            conditions[parameter.name] = try parameter.relationship?.source(among: parameters)
        }
        self.conditions = conditions
        responseCodes = try list.dictionary("INIntentResponse").list("INIntentResponseCodes")
            .map { list throws(DefinitionError) in try list.text("INIntentResponseCodeName") }
            .filter { !ResponseSource.usualCodes.contains($0) }
    }
}
