/// A condition under which users are asked for a parameter.
public struct _ParameterCondition: Sendable {
    /// What is asked of the value.
    package enum Comparison: Sendable {
        case hasValue
        case equal([_StoredValue])
        case less(_StoredValue)
        case greater(_StoredValue)
        /// Of no parameter: the widget's family is one of these.
        case family([IntentWidgetFamily])
    }

    /// The name of a parameter of the same intent; `nil`: the family's.
    package let parameter: String?
    /// What is asked of its value.
    package let comparison: Comparison
    /// Whether it holds where the comparison does not.
    package let isNegated: Bool

    package init(_ parameter: String?, _ comparison: Comparison, isNegated: Bool = false) {
        self.parameter = parameter
        self.comparison = comparison
        self.isNegated = isNegated
    }
}

/// When users are asked for a parameter.
package enum ParameterCases: Sendable {
    /// In any case.
    case always
    /// Where all conditions of one of these hold.
    case anyOf([[_ParameterCondition]])
    /// Not at all; they can set it by its name.
    case never
}
