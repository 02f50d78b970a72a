/// A condition for asking users for a parameter.
public struct ParameterCondition: Sendable, Hashable {
    /// The test that a value must pass.
    public enum Comparison: Sendable, Hashable {
        /// There is a value; an empty text counts as none.
        case hasValue
        /// The value is one of these.
        case equal([ConfigurationValue])
        /// The value is less than this one.
        case less(ConfigurationValue)
        /// The value is greater than this one.
        case greater(ConfigurationValue)
        /// The widget's family is one of these; no parameter is tested.
        case family([WidgetFamily])
    }

    /// The name of the parameter that is tested; nil for the widget's family.
    public let subject: String?
    /// The test.
    public let comparison: Comparison
    /// Whether the condition holds when the test fails.
    public let isNegated: Bool

    init(_ subject: String?, _ comparison: Comparison, isNegated: Bool = false) {
        self.subject = subject
        self.comparison = comparison
        self.isNegated = isNegated
    }
}

extension WidgetParameter {
    /// Whether users are asked for the parameter when these values are set.
    ///
    /// - Parameters:
    ///   - values: The settings; other parameters have their defaults.
    ///   - family: The widget's family; nil for a control.
    ///   - parameters: All parameters of the widget.
    public func applies(
        _ values: [String: ConfigurationValue], family: WidgetFamily?,
        among parameters: [WidgetParameter]
    ) -> Bool {
        if isUnasked { return false }
        if cases.isEmpty { return true }
        return cases.contains { conditions in
            conditions.allSatisfy { condition in
                let parameter = parameters.first { $0.name == condition.subject }
                let value = condition.subject.flatMap { values[$0] } ?? parameter?.shownDefault
                return condition.holds(value, family)
            }
        }
    }
}

extension ParameterCondition {
    fileprivate func holds(_ value: ConfigurationValue?, _ family: WidgetFamily?) -> Bool {
        let isTrue =
            switch comparison {
            case .hasValue: value.map { $0 != .string("") } ?? false
            case .equal(let values): value.map { values.contains($0) } ?? false
            case .less(let limit): value.map { $0.precedes(limit) } ?? false
            case .greater(let limit): value.map { limit.precedes($0) } ?? false
            case .family(let families): family.map { families.contains($0) } ?? false
            }
        return isTrue != isNegated
    }
}

extension ConfigurationValue {
    /// Whether it is less than another value of its type; integers and doubles can be compared.
    fileprivate func precedes(_ other: ConfigurationValue) -> Bool {
        switch (self, other) {
        case (.int(let first), .int(let second)): first < second
        case (.double(let first), .double(let second)): first < second
        case (.int(let first), .double(let second)): Double(first) < second
        case (.double(let first), .int(let second)): first < Double(second)
        case (.date(let first), .date(let second)): first < second
        case (.string(let first), .string(let second)): first < second
        default: false
        }
    }
}
