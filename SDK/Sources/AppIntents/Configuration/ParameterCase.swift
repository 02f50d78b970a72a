/// A condition under which users are asked for a parameter.
public struct _ParameterCondition: Sendable {
    /// The comparison of a condition.
    package enum Comparison: Sendable {
        case hasValue
        case equal([_StoredValue])
        case less(_StoredValue)
        case greater(_StoredValue)
        /// Concerns no parameter: tests whether the widget's family is one of these.
        case family([IntentWidgetFamily])
    }

    /// The name of a parameter of the same intent; `nil` for the family.
    package let parameter: String?
    /// The comparison.
    package let comparison: Comparison
    /// Whether the result is negated.
    package let isNegated: Bool

    package init(_ parameter: String?, _ comparison: Comparison, isNegated: Bool = false) {
        self.parameter = parameter
        self.comparison = comparison
        self.isNegated = isNegated
    }
}

/// When users are asked for a parameter.
package enum ParameterCases: Sendable {
    /// Always.
    case always
    /// If all conditions of one of these lists are true.
    case anyOf([[_ParameterCondition]])
    /// Never; the parameter can be set by its name.
    case never
}
