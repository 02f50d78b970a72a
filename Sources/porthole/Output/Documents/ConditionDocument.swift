import WidgetHost

/// A condition for asking users for a parameter.
struct ConditionDocument: Encodable {
    /// The parameter's name; left out when the condition is about the family.
    let parameter: String?
    let comparison: String
    let values: [JSONValue]?
    let families: [String]?
    let negated: Bool

    init(_ condition: ParameterCondition) {
        parameter = condition.subject
        negated = condition.isNegated
        var values: [ConfigurationValue]?
        var families: [WidgetFamily]?
        switch condition.comparison {
        case .hasValue: comparison = "hasValue"
        case .equal(let all): (comparison, values) = ("equal", all)
        case .less(let limit): (comparison, values) = ("less", [limit])
        case .greater(let limit): (comparison, values) = ("greater", [limit])
        case .family(let all): (comparison, families) = ("family", all)
        }
        self.values = values?.map { JSONValue($0) }
        self.families = families?.map(\.rawValue)
    }
}
