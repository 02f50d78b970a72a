/// A summary that depends on a condition.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, Content: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
    /// The branches of both alternatives.
    public let _branches: [_SummaryBranch]

    private init(
        _ condition: _SummaryBranch.Condition, _ content: Content, otherwise: [_SummaryBranch]
    ) {
        _branches =
            content._branches.map { $0.when([condition]) }
            + otherwise.map { $0.when([condition.negated]) }
    }

    /// Creates a summary that depends on the comparison of a parameter.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: ComparableParameterOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            .comparing(keyPath, `operator`, value._stored), content(),
            otherwise: otherwise()._branches)
    }

    /// Creates a summary that depends on whether a parameter is one of several values.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: OneOfParameterOperator,
        _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            .init(parameter: keyPath, comparison: .equal(values.compactMap(\._stored))), content(),
            otherwise: otherwise()._branches)
    }

    /// Creates a summary that depends on whether a parameter has a value.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: HasValueParameterOperator,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            .init(
                parameter: keyPath, comparison: .hasValue, isNegated: `operator` == .hasNoValue),
            content(), otherwise: otherwise()._branches)
    }

    /// Creates a summary that depends on the widget's family.
    public init(
        widgetFamily operator: WidgetFamilyParameterOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            .comparing(`operator`, [family]), content(), otherwise: otherwise()._branches)
    }

    /// Creates a summary that depends on the widget's family.
    public init(
        widgetFamily operator: WidgetFamilyParameterOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            .comparing(`operator`, families), content(), otherwise: otherwise()._branches)
    }
}

extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
    /// Creates a summary that depends on the comparison of a parameter.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: ComparableParameterOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ content: () -> Content
    ) {
        self.init(
            .comparing(keyPath, `operator`, value._stored), content(), otherwise: Self.nothing)
    }

    /// Creates a summary that depends on whether a parameter has a value.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: HasValueParameterOperator,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content
    ) {
        self.init(
            .init(
                parameter: keyPath, comparison: .hasValue, isNegated: `operator` == .hasNoValue),
            content(), otherwise: Self.nothing)
    }

    /// A branch without parameters.
    private static var nothing: [_SummaryBranch] { [_SummaryBranch(parameters: [])] }
}
