extension AppIntent {
    /// A summary that depends on a condition.
    public typealias When<Content: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Content, Otherwise>
    /// A summary that depends on a parameter's value.
    public typealias Switch<Value, Content: ParameterSummary> =
        ParameterSummarySwitchCondition<Self, Value, Content>
    /// The summary of one value of a switch.
    public typealias Case<Value, Content: ParameterSummary> =
        ParameterSummaryCaseCondition<Self, Value, Content>
    /// The summary of the remaining values of a switch.
    public typealias DefaultCase<Content: ParameterSummary> =
        ParameterSummaryDefaultCaseCondition<Self, Content>
}

/// How a condition compares a parameter with a value.
public enum ComparableParameterOperator: Hashable, Sendable {
    /// They are equal.
    case equalTo
    /// They are not equal.
    case notEqualTo
    /// The parameter is less.
    case lessThan
    /// The parameter is less, or they are equal.
    case lessThanOrEqualTo
    /// The parameter is greater.
    case greaterThan
    /// The parameter is greater, or they are equal.
    case greaterThanOrEqualTo
}

/// How a condition looks for a parameter among values.
public enum OneOfParameterOperator: Hashable, Sendable {
    /// It is one of them.
    case oneOf
}

/// What a condition asks of a parameter without a value to compare with.
public enum HasValueParameterOperator: Hashable, Sendable {
    /// It has a value.
    case hasAnyValue
    /// It has none.
    case hasNoValue
}

/// How a condition compares the widget's family with others.
public enum WidgetFamilyParameterOperator: Hashable, Sendable {
    /// It is this one.
    case equalTo
    /// It is another.
    case notEqualTo
    /// It is one of these.
    case oneOf
}
