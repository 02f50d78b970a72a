/// A summary that depends on a parameter's value.
public struct ParameterSummarySwitchCondition<
    Intent: AppIntent, Value, Content: ParameterSummary
>: ParameterSummary {
    /// Depends on a parameter's value.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ content: () -> Content
    ) where Value: _IntentValue {}
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
    /// Depends on the widget's family.
    public init(
        _ subject: WidgetFamilySwitchSubject,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ content: () -> Content
    ) {}
}

/// What a switch depends on besides a parameter.
public enum WidgetFamilySwitchSubject: Hashable, Sendable {
    /// The widget's family.
    case widgetFamily
}

/// The summary of one value of a switch.
public struct ParameterSummaryCaseCondition<
    Intent: AppIntent, Value, Content: ParameterSummary
>: ParameterSummary {
    /// Holds for a value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}

    /// Holds for several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// The summary of the remaining values of a switch.
public struct ParameterSummaryDefaultCaseCondition<
    Intent: AppIntent, Content: ParameterSummary
>: ParameterSummary {
    /// Holds for the remaining values.
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// The summaries of a switch.
public struct ParameterSummaryCases<each Content: ParameterSummary>: ParameterSummary {}

/// Turns the statements of a closure into the cases of a switch.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    /// Takes the summary of one value.
    public static func buildExpression<Content>(
        _ content: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Content> {
        content
    }

    /// Takes the summary of the remaining values.
    public static func buildExpression<Content>(
        _ content: ParameterSummaryDefaultCaseCondition<Intent, Content>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> {
        content
    }

    /// Joins the cases.
    public static func buildBlock<each Content: ParameterSummary>(
        _ content: repeat each Content
    ) -> ParameterSummaryCases<repeat each Content> {
        ParameterSummaryCases()
    }
}
