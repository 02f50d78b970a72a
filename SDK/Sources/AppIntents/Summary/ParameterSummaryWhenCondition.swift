/// A summary that depends on a condition.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, Content: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
    /// Depends on how a parameter compares with a value.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: ComparableParameterOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Depends on whether a parameter is one of several values.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: OneOfParameterOperator,
        _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Depends on whether a parameter has a value.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: HasValueParameterOperator,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Depends on the widget's family.
    public init(
        widgetFamily operator: WidgetFamilyParameterOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Depends on the widget's family.
    public init(
        widgetFamily operator: WidgetFamilyParameterOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
}

extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
    /// Depends on how a parameter compares with a value.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: ComparableParameterOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ content: () -> Content
    ) {}

    /// Depends on whether a parameter has a value.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operator: HasValueParameterOperator,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content
    ) {}
}
