/// The content of an `.intentdefinition` file.
struct IntentDefinition {
    let enumerations: [EnumerationDefinition]
    let types: [TypeDefinition]
    let intents: [CustomIntentDefinition]

    /// Reads a file as Xcode writes it.
    init(file: String) throws(DefinitionError) {
        let list = try PropertyList(file: file)
        let enumerations = try list.list("INEnums").map(EnumerationDefinition.init)
        self.enumerations = enumerations
        let things = try list.list("INTypes")
        let names = try things.map { thing throws(DefinitionError) in
            try thing.typeName("INTypeName")
        }
        let known = ValueTypes(enumerations: enumerations, objects: Set(names))
        types = try things.map { thing throws(DefinitionError) in try TypeDefinition(thing, known) }
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

/// A custom type of the file.
struct TypeDefinition {
    let name: String
    /// The properties other than the identifier and the display name.
    let properties: [ValueDefinition]

    init(_ list: PropertyList, _ types: ValueTypes) throws(DefinitionError) {
        name = try list.typeName("INTypeName")
        properties = try list.list("INTypeProperties")
            .filter { !$0.flag("INTypePropertyDefault") }
            .map { list throws(DefinitionError) in
                try ValueDefinition(list, keys: "INTypeProperty", types)
            }
        try list.checkDifferent(properties.map(\.name), in: "INTypeProperties")
    }
}

/// An intent of the file.
struct CustomIntentDefinition {
    /// The name without "Intent" at its end.
    let name: String
    let parameters: [ParameterDefinition]
    /// Swift source of the conditions under which users are asked for a parameter, by parameter
    /// name.
    let conditions: [String: String]
    let response: ResponseDefinition
    /// The class name: the author's, or the intent's name with a prefix and the suffix "Intent".
    let className: String

    init(_ list: PropertyList, _ types: ValueTypes) throws(DefinitionError) {
        let name = try list.identifier("INIntentName")
        self.name = name
        let isNamed = try list.optionalText("INIntentClassName")?.isEmpty == false
        let prefix = try list.optionalText("INIntentClassPrefix") ?? ""
        if !prefix.isEmpty { _ = try list.identifier("INIntentClassPrefix") }
        className = isNamed ? try list.typeName("INIntentClassName") : prefix + name + "Intent"
        let parameters = try list.list("INIntentParameters")
            .map { list throws(DefinitionError) in try ParameterDefinition(list, types) }
        try list.checkDifferent(parameters.map(\.name), in: "INIntentParameters")
        // Each has its own functions in the protocol of handlers.
        try list.checkDifferent(parameters.map(\.name.capitalizedFirst), in: "INIntentParameters")
        self.parameters = parameters
        var conditions: [String: String] = [:]
        for parameter in parameters {
            conditions[parameter.name] = try parameter.relationship?.source(among: parameters)
        }
        self.conditions = conditions
        response = try ResponseDefinition(list.dictionary("INIntentResponse"), types)
    }
}
