/// The condition on another parameter under which users are asked for a parameter.
struct ParameterRelationship {
    /// The predicate on the other parameter.
    private enum Predicate {
        case hasAnyValue
        case isTrue(Bool)
        /// The name of a case; `nil` for the case that stands for no value.
        case isCase(String?)
    }

    let parent: String
    private let predicate: Predicate
    private let list: PropertyList

    /// Reads a relationship; `nil` if there is none.
    init?(_ list: PropertyList) throws(DefinitionError) {
        guard let parent = try list.optionalText("INIntentParameterRelationshipParentName") else {
            return nil
        }
        let name = "INIntentParameterRelationshipPredicateName"
        let value = "INIntentParameterRelationshipPredicateValue"
        switch try list.text(name) {
        case "HasAnyValue": predicate = .hasAnyValue
        // Xcode omits keys whose value is false.
        case "BooleanHasExactValue": predicate = .isTrue(list.flag(value))
        case "EnumHasExactValue": predicate = .isCase(try list.anyText(value))
        case let other: throw list.error(name, "is the unknown '\(other)'")
        }
        self.parent = parent
        self.list = list
    }

    /// Returns the Swift source that adds the condition to a parameter, with the conditions it
    /// depends on.
    func source(among parameters: [ParameterDefinition]) throws(DefinitionError) -> String {
        var source = ""
        var next: ParameterRelationship? = self
        var seen: Set<String> = []
        while let relationship = next {
            guard let parent = parameters.first(where: { $0.name == relationship.parent }) else {
                throw relationship.list.error(
                    "INIntentParameterRelationshipParentName",
                    "names the parameter '\(relationship.parent)', which is not there")
            }
            guard seen.insert(parent.name).inserted else {
                throw relationship.list.error(
                    "INIntentParameterRelationshipParentName",
                    "names the parameter '\(parent.name)', which depends on this one")
            }
            source += relationship.condition(on: parent)
            next = parent.relationship
        }
        return source
    }

    private func condition(on parent: ParameterDefinition) -> String {
        // Users cannot set values that configurations cannot store.
        if case .other = parent.kind { return "" }
        let name = parent.name.literal
        switch predicate {
        case .hasAnyValue: return ".asked(whenSet: \(name))"
        case .isTrue(let value): return ".asked(when: \(name), is: \(value))"
        case .isCase(let value):
            guard case .choice(let enumeration) = parent.kind else { return "" }
            let none = enumeration.cases.first { $0.value == 0 }?.name ?? ""
            let value = value ?? none
            return value == none
                ? ".asked(whenUnset: \(name))" : ".asked(when: \(name), is: \(value.literal))"
        }
    }
}
