/// A branch of a summary: its parameters, and the conditions under which it applies.
public struct _SummaryBranch: Sendable {
    /// A condition on a parameter identified by its key path.
    package struct Condition: @unchecked Sendable {
        // Unchecked: a key path to a parameter captures nothing.
        var parameter: AnyKeyPath?
        var comparison: _ParameterCondition.Comparison
        var isNegated = false

        var negated: Condition {
            Condition(parameter: parameter, comparison: comparison, isNegated: !isNegated)
        }
    }

    // Unsafe but sound: a key path to a parameter captures nothing.
    nonisolated(unsafe) var parameters: [AnyKeyPath]
    var conditions: [Condition] = []

    /// Returns the branch with additional conditions.
    func when(_ conditions: [Condition]) -> _SummaryBranch {
        var branch = self
        branch.conditions = conditions + branch.conditions
        return branch
    }
}

extension _SummaryBranch.Condition {
    /// Compares a parameter with a value; a missing value tests whether there is one.
    static func comparing(
        _ parameter: AnyKeyPath, _ comparison: ComparableParameterOperator, _ value: _StoredValue?
    ) -> Self {
        guard let value else {
            return Self(
                parameter: parameter, comparison: .hasValue, isNegated: comparison == .equalTo)
        }
        return switch comparison {
        case .equalTo: Self(parameter: parameter, comparison: .equal([value]))
        case .notEqualTo: Self(parameter: parameter, comparison: .equal([value]), isNegated: true)
        case .lessThan: Self(parameter: parameter, comparison: .less(value))
        case .lessThanOrEqualTo:
            Self(parameter: parameter, comparison: .greater(value), isNegated: true)
        case .greaterThan: Self(parameter: parameter, comparison: .greater(value))
        case .greaterThanOrEqualTo:
            Self(parameter: parameter, comparison: .less(value), isNegated: true)
        }
    }

    /// Compares the widget's family.
    static func comparing(
        _ comparison: WidgetFamilyParameterOperator, _ families: [IntentWidgetFamily]
    ) -> Self {
        Self(comparison: .family(families), isNegated: comparison == .notEqualTo)
    }
}

/// The conditions under which a summary presents parameters.
struct SummaryCases {
    /// The parameter names and conditions of each branch.
    private let branches: [(names: Set<String>, conditions: [_ParameterCondition])]
    private let isSilent: Bool

    /// Reads a summary; `name` returns the name of a parameter.
    init(_ branches: [_SummaryBranch], name: (AnyKeyPath) -> String?) {
        self.branches = branches.map { branch in
            let conditions = branch.conditions.map {
                _ParameterCondition(
                    $0.parameter.flatMap(name), $0.comparison, isNegated: $0.isNegated)
            }
            return (Set(branch.parameters.compactMap(name)), conditions)
        }
        // A sentence without parameters hides nothing.
        isSilent = self.branches.allSatisfy(\.names.isEmpty)
    }

    /// Returns when users are asked for a parameter.
    func cases(of name: String) -> ParameterCases {
        let found = branches.filter { $0.names.contains(name) }
        if isSilent || found.count == branches.count { return .always }
        // Parameters on which others depend can always be set.
        let isAsked = branches.contains { $0.conditions.contains { $0.parameter == name } }
        if found.isEmpty { return isAsked ? .always : .never }
        // A parameter that is tested by its own condition must be presented.
        let cases = found.map { $0.conditions.filter { $0.parameter != name } }
        if cases.contains(where: \.isEmpty) { return .always }
        return .anyOf(cases)
    }
}
