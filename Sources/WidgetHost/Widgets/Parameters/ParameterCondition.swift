/// What has to hold for users to be asked for a parameter.
public struct ParameterCondition: Sendable, Hashable {
    /// What is asked of a value.
    public enum Comparison: Sendable, Hashable {
        /// There is one; an empty text is none.
        case hasValue
        /// It is one of these.
        case equal([ConfigurationValue])
        /// It is less.
        case less(ConfigurationValue)
        /// It is greater.
        case greater(ConfigurationValue)
        /// Of no parameter: the widget's family is one of these.
        case family([WidgetFamily])
    }

    /// The name of the parameter whose value is asked for; nil: the widget's family.
    public let subject: String?
    /// What is asked of it.
    public let comparison: Comparison
    /// Whether it holds where the comparison does not.
    public let isNegated: Bool

    init(_ subject: String?, _ comparison: Comparison, isNegated: Bool = false) {
        self.subject = subject
        self.comparison = comparison
        self.isNegated = isNegated
    }
}

extension WidgetParameter {
    /// Whether users are asked for the parameter where these values are set.
    ///
    /// - Parameters:
    ///   - values: What is set; the others have their defaults.
    ///   - family: The widget's; nil for a control.
    ///   - parameters: All of the widget.
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
    /// Whether it comes before another one of its type.
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
