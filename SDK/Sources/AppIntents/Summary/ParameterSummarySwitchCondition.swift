/// A summary that depends on a parameter's value.
public struct ParameterSummarySwitchCondition<
    Intent: AppIntent, Value, Content: ParameterSummary
>: ParameterSummary {
    /// The sentences of all cases.
    public let _branches: [_SummaryBranch]

    /// Depends on a parameter's value.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ content: () -> Content
    ) where Value: _IntentValue {
        _branches = SwitchedCases(content()).branches { values in
            let stored = values.map { ($0 as? Value)?._stored }
            let equal = _SummaryBranch.Condition(
                parameter: keyPath, comparison: .equal(stored.compactMap(\.self)))
            return stored.contains(nil)
                ? .init(parameter: keyPath, comparison: .hasValue, isNegated: true) : equal
        }
    }
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
    /// Depends on the widget's family.
    public init(
        _ subject: WidgetFamilySwitchSubject,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ content: () -> Content
    ) {
        _branches = SwitchedCases(content()).branches { values in
            .comparing(.oneOf, values.compactMap { $0 as? IntentWidgetFamily })
        }
    }
}

/// What a switch depends on besides a parameter.
public enum WidgetFamilySwitchSubject: Hashable, Sendable {
    /// The widget's family.
    case widgetFamily
}

/// The cases of a switch, in order.
private struct SwitchedCases {
    private let cases: [any SwitchedCase]

    init(_ content: any ParameterSummary) {
        if let several = content as? any SeveralCases {
            cases = several.cases
        } else {
            cases = (content as? any SwitchedCase).map { [$0] } ?? []
        }
    }

    /// The sentences, each where its case is the first that holds.
    func branches(
        _ condition: ([Any]) -> _SummaryBranch.Condition
    ) -> [_SummaryBranch] {
        var earlier: [_SummaryBranch.Condition] = []
        return cases.flatMap { one in
            guard let values = one.values else {
                return one.content._branches.map { $0.when(earlier.map(\.negated)) }
            }
            let holds = condition(values)
            earlier.append(holds)
            return one.content._branches.map { $0.when([holds]) }
        }
    }
}

/// One case of a switch.
private protocol SwitchedCase {
    /// The values it is for; `nil`: those that remain.
    var values: [Any]? { get }
    var content: any ParameterSummary { get }
}

/// What is made of several cases.
private protocol SeveralCases {
    var cases: [any SwitchedCase] { get }
}

/// The summary of one value of a switch.
public struct ParameterSummaryCaseCondition<
    Intent: AppIntent, Value, Content: ParameterSummary
>: ParameterSummary {
    private let allValues: [Value]
    private let summary: Content

    /// Holds for a value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.init([value], content)
    }

    /// Holds for several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        allValues = values
        summary = content()
    }

    /// Its own sentences.
    public var _branches: [_SummaryBranch] { summary._branches }
}

extension ParameterSummaryCaseCondition: SwitchedCase {
    fileprivate var values: [Any]? { allValues }
    fileprivate var content: any ParameterSummary { summary }
}

/// The summary of the remaining values of a switch.
public struct ParameterSummaryDefaultCaseCondition<
    Intent: AppIntent, Content: ParameterSummary
>: ParameterSummary {
    private let summary: Content

    /// Holds for the remaining values.
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) { summary = content() }

    /// Its own sentences.
    public var _branches: [_SummaryBranch] { summary._branches }
}

extension ParameterSummaryDefaultCaseCondition: SwitchedCase {
    fileprivate var values: [Any]? { nil }
    fileprivate var content: any ParameterSummary { summary }
}

/// The summaries of a switch.
public struct ParameterSummaryCases<each Content: ParameterSummary>: ParameterSummary {
    private let contents: (repeat each Content)

    init(_ contents: repeat each Content) { self.contents = (repeat each contents) }

    /// Those of all cases.
    public var _branches: [_SummaryBranch] { cases.flatMap(\.content._branches) }
}

extension ParameterSummaryCases: SeveralCases {
    fileprivate var cases: [any SwitchedCase] {
        var cases: [any SwitchedCase] = []
        for content in repeat each contents {
            if let one = content as? any SwitchedCase { cases.append(one) }
        }
        return cases
    }
}

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
        ParameterSummaryCases(repeat each content)
    }
}
