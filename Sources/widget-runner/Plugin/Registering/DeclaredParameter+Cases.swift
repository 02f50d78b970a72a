import CWidgetPlugin
import WidgetWire

extension DeclaredParameter {
    /// Reads and checks the cases of all parameters.
    ///
    /// - Parameter raw: The plugin's structs, in the order of `parameters`.
    static func readCases(
        of raw: [widget_parameter], into parameters: inout [Self], of owner: Declaration
    ) throws(RegistrationProblem) {
        let kinds = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.kind) })
        for (index, raw) in raw.enumerated() where raw.case_count > 0 {
            let name = parameters[index].name
            guard raw.case_count <= ContractLimits.cases, let array = raw.cases,
                let cases = copySizedArray(array, count: raw.case_count, zero: widget_case())
            else { throw .parameter(of: owner, name: name, .badCases) }
            parameters[index].cases = try cases.map { one throws(RegistrationProblem) in
                guard one.condition_count > 0, one.condition_count <= ContractLimits.conditions,
                    let array = one.conditions,
                    let conditions = copySizedArray(
                        array, count: one.condition_count, zero: widget_condition())
                else { throw .parameter(of: owner, name: name, .badCases) }
                var wire = ParameterCase()
                wire.conditions = try conditions.map { raw throws(RegistrationProblem) in
                    try condition(raw, kinds, name, owner)
                }
                return wire
            }
        }
    }

    private static func condition(
        _ raw: widget_condition, _ kinds: [String: Parameter.Kind], _ name: String,
        _ owner: Declaration
    ) throws(RegistrationProblem) -> ParameterCondition {
        var wire = ParameterCondition()
        wire.negated = raw.negated
        if raw.comparison == WIDGET_FAMILY {
            wire.comparison = .inFamily
            wire.families = Family.families(in: raw.families)
            return wire
        }
        let subject = String(plugin: raw.parameter) ?? ""
        guard subject != name, let kind = kinds[subject] else {
            throw .parameter(of: owner, name: name, .unknownCondition(parameter: subject))
        }
        wire.parameter = subject
        switch raw.comparison {
        case WIDGET_HAS_VALUE:
            wire.comparison = .hasValue
            return wire
        case WIDGET_EQUAL: wire.comparison = .equal
        case WIDGET_LESS: wire.comparison = .less
        case WIDGET_GREATER: wire.comparison = .greater
        default: throw .parameter(of: owner, name: name, .badCases)
        }
        guard raw.value_count > 0, raw.value_count <= ContractLimits.comparedValues,
            let values = raw.values
        else {
            throw .parameter(of: owner, name: name, .badCases)
        }
        wire.values = UnsafeBufferPointer(start: values, count: raw.value_count).map {
            var value = ParameterValue()
            value.value = Self.value($0, kind)
            return value
        }
        return wire
    }

    private static func value(
        _ raw: widget_value, _ kind: Parameter.Kind
    ) -> ParameterValue.OneOf_Value {
        switch kind {
        case .bool: .bool(raw.as_bool)
        case .int: .int(raw.as_int)
        case .double: .double(raw.as_double)
        case .date: .date(raw.as_double)
        case .string, .unspecified, .UNRECOGNIZED: .string(String(plugin: raw.as_string) ?? "")
        }
    }
}
