import WidgetWire

extension DescriptionCheck {
    /// The checked conditions under which users are asked for a parameter.
    ///
    /// - Parameter types: The types of all parameters of the kind, by name.
    func cases(
        _ message: Parameter, _ types: [String: ParameterType], of kind: String
    ) throws(PluginProblem) -> [[ParameterCondition]] {
        let isFew = message.cases.allSatisfy { one in
            one.conditions.count <= ContractLimits.conditions
                && one.conditions.allSatisfy { $0.values.count <= ContractLimits.comparedValues }
        }
        guard message.cases.count <= ContractLimits.cases, isFew else {
            throw bad("declares the parameter '\(message.name)' of '\(kind)' with too many cases")
        }
        return try message.cases.map { one throws(PluginProblem) in
            try one.conditions.map { condition throws(PluginProblem) in
                guard let read = ParameterCondition(condition, types), read.subject != message.name
                else {
                    throw bad(
                        "declares the parameter '\(message.name)' of '\(kind)' with a case that "
                            + "cannot be understood")
                }
                guard condition.values.allSatisfy(\.isShowable) else {
                    throw bad(
                        "declares the parameter '\(message.name)' of '\(kind)' with a case that "
                            + "compares with what is not a number, or not a date of the years 1 "
                            + "to 9999")
                }
                return read
            }
        }
    }
}

extension ParameterCondition {
    /// Reads a condition; nil when it is not valid.
    fileprivate init?(
        _ wire: WidgetWire.ParameterCondition, _ types: [String: ParameterType]
    ) {
        isNegated = wire.negated
        if wire.comparison == .inFamily {
            subject = nil
            comparison = .family(
                WidgetFamily.allCases.filter { wire.families.contains($0.wire) })
            return
        }
        guard let type = types[wire.parameter] else { return nil }
        subject = wire.parameter
        let values = wire.values.compactMap { ConfigurationValue(wire: $0) }
        guard values.allSatisfy({ $0.type == type }) else { return nil }
        switch (wire.comparison, values.first) {
        case (.hasValue, _): comparison = .hasValue
        case (.equal, .some): comparison = .equal(values)
        case (.less, .some(let value)): comparison = .less(value)
        case (.greater, .some(let value)): comparison = .greater(value)
        default: return nil
        }
    }
}
