/// A summary that depends on a parameter's value.
public struct ParameterSummarySwitchCondition<
    Intent: AppIntent, Value, Content: ParameterSummary
>: ParameterSummary {
    /// The branches of all cases.
    public let _branches: [_SummaryBranch]

    /// Creates a summary that depends on a parameter's value.
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
    /// Creates a summary that depends on the widget's family.
    public init(
        _ subject: WidgetFamilySwitchSubject,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ content: () -> Content
    ) {
        _branches = SwitchedCases(content()).branches { values in
            .comparing(.oneOf, values.compactMap { $0 as? IntentWidgetFamily })
        }
    }
}

/// The subject of a switch other than a parameter.
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

    /// Returns the branches of the cases; each applies if its case is the first match.
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
    /// The values of the case; `nil` means the remaining ones.
    var values: [Any]? { get }
    var content: any ParameterSummary { get }
}

/// A summary that consists of several cases.
private protocol SeveralCases {
    var cases: [any SwitchedCase] { get }
}

/// The summary for one value of a switch.
public struct ParameterSummaryCaseCondition<
    Intent: AppIntent, Value, Content: ParameterSummary
>: ParameterSummary {
    private let allValues: [Value]
    private let summary: Content

    /// Creates a case for a value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        self.init([value], content)
    }

    /// Creates a case for several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        allValues = values
        summary = content()
    }

    /// The branches of the case.
    public var _branches: [_SummaryBranch] { summary._branches }
}

extension ParameterSummaryCaseCondition: SwitchedCase {
    fileprivate var values: [Any]? { allValues }
    fileprivate var content: any ParameterSummary { summary }
}

/// The summary for the remaining values of a switch.
public struct ParameterSummaryDefaultCaseCondition<
    Intent: AppIntent, Content: ParameterSummary
>: ParameterSummary {
    private let summary: Content

    /// Creates a case for the remaining values.
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) { summary = content() }

    /// The branches of the case.
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

    /// The branches of all cases.
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

/// Builds the cases of a switch from the statements of a closure.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    /// Adds the case of a value.
    public static func buildExpression<Content>(
        _ content: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Content> {
        content
    }

    /// Adds the case of the remaining values.
    public static func buildExpression<Content>(
        _ content: ParameterSummaryDefaultCaseCondition<Intent, Content>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> {
        content
    }

    /// Combines the cases.
    public static func buildBlock<each Content: ParameterSummary>(
        _ content: repeat each Content
    ) -> ParameterSummaryCases<repeat each Content> {
        ParameterSummaryCases(repeat each content)
    }
}
