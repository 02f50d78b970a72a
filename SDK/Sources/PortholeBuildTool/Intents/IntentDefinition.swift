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
        try list.checkDifferent(enumerations.map(\.name), in: "INEnums")
        try list.checkDifferent(enumerations.map(\.name) + types.map(\.name), in: "INTypes")
        try list.checkDifferent(
            enumerations.map(\.name) + types.map(\.name) + intents.map(\.className),
            in: "INIntents")
    }
}

/// An enumeration of the file.
struct EnumerationDefinition {
    let name: String
    let cases: [(name: String, title: String, value: Int)]

    init(_ list: PropertyList) throws(DefinitionError) {
        name = try list.typeName("INEnumName")
        var cases: [(name: String, title: String, value: Int)] = []
        for (index, value) in try list.list("INEnumValues").enumerated() {
            let name = try value.identifier("INEnumValueName")
            let title = try value.optionalText("INEnumValueDisplayName") ?? name
            let number = try value.number("INEnumValueIndex")?.intValue ?? index
            cases.append((name, title, number))
        }
        try list.checkDifferent(cases.map(\.value), in: "INEnumValues")
        if !cases.contains(where: { $0.value == 0 }) { cases.insert(("unknown", "", 0), at: 0) }
        try list.checkDifferent(cases.map(\.name), in: "INEnumValues")
        self.cases = cases
    }
}

/// A type of things of the file.
struct TypeDefinition {
    let name: String
    /// Those besides the identifier and the name that users see.
    let properties: [(name: String, type: String)]

    init(_ list: PropertyList) throws(DefinitionError) {
        name = try list.typeName("INTypeName")
        var properties: [(name: String, type: String)] = []
        for property in try list.list("INTypeProperties")
        where !property.flag("INTypePropertyDefault") {
            let type = ParameterTypes.valueTypes[try property.text("INTypePropertyType")]
            let element = type ?? "NSObject"
            properties.append(
                (
                    try property.identifier("INTypePropertyName"),
                    property.flag("INTypePropertySupportsMultipleValues") ? "[\(element)]" : element
                ))
        }
        try list.checkDifferent(properties.map(\.name), in: "INTypeProperties")
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
        name = try list.identifier("INIntentName")
        let parameters = try list.list("INIntentParameters")
            .map { list throws(DefinitionError) in try ParameterDefinition(list, types) }
        try list.checkDifferent(parameters.map(\.name), in: "INIntentParameters")
        // Each has functions of its own in the protocol of handlers.
        try list.checkDifferent(parameters.map(\.name.capitalizedFirst), in: "INIntentParameters")
        self.parameters = parameters
        var conditions: [String: String] = [:]
        for parameter in parameters {
            conditions[parameter.name] = try parameter.relationship?.source(among: parameters)
        }
        self.conditions = conditions
        let response = try list.dictionary("INIntentResponse")
        responseCodes = try response.list("INIntentResponseCodes")
            .map { list throws(DefinitionError) in try list.identifier("INIntentResponseCodeName") }
            .filter { !ResponseSource.usualCodes.contains($0) }
        try response.checkDifferent(responseCodes, in: "INIntentResponseCodes")
    }
}
