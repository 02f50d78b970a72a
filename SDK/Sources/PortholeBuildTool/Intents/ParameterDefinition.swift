/// A parameter of an intent of the file.
struct ParameterDefinition {
    let value: ValueDefinition
    let title: String
    let hasOptions: Bool
    /// Whether its handler searches by the text that users type.
    let hasSearch: Bool
    let defaultValue: String?
    let range: (minimum: String, maximum: String)?
    /// The condition on another parameter under which users are asked for this one.
    let relationship: ParameterRelationship?
    /// The names of why its handler refuses a value.
    let reasons: [String]

    var name: String { value.name }
    var kind: ValueDefinition.Kind { value.kind }
    var isList: Bool { value.isList }

    init(_ list: PropertyList, _ types: ValueTypes) throws(DefinitionError) {
        let value = try ValueDefinition(list, keys: "INIntentParameter", types)
        self.value = value
        title = try list.optionalText("INIntentParameterDisplayName") ?? value.name
        hasOptions = list.flag("INIntentParameterSupportsDynamicEnumeration")
        hasSearch = list.flag("INIntentParameterSupportsSearch")
        let metadata = try list.dictionary("INIntentParameterMetadata")
        defaultValue = try Self.defaultValue(of: metadata, value.kind)
        range = try Self.range(of: metadata)
        relationship = try ParameterRelationship(list.dictionary("INIntentParameterRelationship"))
        reasons = try list.list("INIntentParameterUnsupportedReasons")
            .map { list throws(DefinitionError) in
                try list.identifier("INIntentParameterUnsupportedReasonCode")
            }
        try list.checkDifferent(reasons, in: "INIntentParameterUnsupportedReasons")
    }

    private static func defaultValue(
        of metadata: PropertyList, _ kind: ValueDefinition.Kind
    ) throws(DefinitionError) -> String? {
        let key = "INIntentParameterMetadataDefaultValue"
        let text = try metadata.anyText(key)
        switch kind {
        case .number("integer"):
            let number = try metadata.number(key)
            return try number.map { number throws(DefinitionError) in
                guard let whole = Int64(exactly: number.doubleValue) else {
                    throw metadata.error(key, "is not a whole number")
                }
                return String(whole)
            }
        case .number("decimal"): return try metadata.number(key)?.stringValue
        case .choice(let enumeration):
            // Xcode keeps the name of a case that its author has removed, and builds.
            return enumeration.cases.contains { $0.name == text } ? text : nil
        case .number, .text, .object, .other: return text
        }
    }

    /// Xcode leaves out a minimum of 0.
    private static func range(
        of metadata: PropertyList
    ) throws(DefinitionError) -> (minimum: String, maximum: String)? {
        let (least, most) =
            ("INIntentParameterMetadataMinimumValue", "INIntentParameterMetadataMaximumValue")
        guard let maximum = try metadata.number(most) else { return nil }
        let minimum = try metadata.number(least) ?? 0
        guard minimum.doubleValue <= maximum.doubleValue else {
            throw metadata.error(most, "is less than the minimum")
        }
        return (minimum.stringValue, maximum.stringValue)
    }

    /// The Swift type of one value as a collection of options has it.
    var option: String { value.element == "String" ? "NSString" : value.element }
}
