extension AppIntent {
    /// A summary that depends on a condition.
    public typealias When<Content: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Content, Otherwise>
    /// A summary that depends on a parameter's value.
    public typealias Switch<Value, Content: ParameterSummary> =
        ParameterSummarySwitchCondition<Self, Value, Content>
    /// The summary for one value of a switch.
    public typealias Case<Value, Content: ParameterSummary> =
        ParameterSummaryCaseCondition<Self, Value, Content>
    /// The summary for the remaining values of a switch.
    public typealias DefaultCase<Content: ParameterSummary> =
        ParameterSummaryDefaultCaseCondition<Self, Content>
}

/// How a condition compares a parameter with a value.
public enum ComparableParameterOperator: Hashable, Sendable {
    /// The parameter equals the value.
    case equalTo
    /// The parameter differs from the value.
    case notEqualTo
    /// The parameter is less than the value.
    case lessThan
    /// The parameter is less than or equal to the value.
    case lessThanOrEqualTo
    /// The parameter is greater than the value.
    case greaterThan
    /// The parameter is greater than or equal to the value.
    case greaterThanOrEqualTo
}

/// Tests whether a parameter is one of several values.
public enum OneOfParameterOperator: Hashable, Sendable {
    /// The parameter is one of the values.
    case oneOf
}

/// Tests whether a parameter has a value.
public enum HasValueParameterOperator: Hashable, Sendable {
    /// The parameter has a value.
    case hasAnyValue
    /// The parameter has no value.
    case hasNoValue
}

/// How a condition tests the widget's family.
public enum WidgetFamilyParameterOperator: Hashable, Sendable {
    /// The family equals the given one.
    case equalTo
    /// The family differs from the given one.
    case notEqualTo
    /// The family is one of the given ones.
    case oneOf
}
