import AppIntents
import CWidgetPlugin

extension ParameterCases {
    /// Writes the cases to a parameter's descriptor; the memory they refer to is in `memory`.
    func write(to parameter: inout widget_parameter, in memory: DescriptorMemory) {
        switch self {
        case .always: break
        case .never: parameter.flags |= UInt32(WIDGET_PARAMETER_UNASKED)
        case .anyOf(let cases):
            parameter.cases = memory.array(
                cases.map { conditions in
                    widget_case(
                        size: MemoryLayout<widget_case>.stride,
                        conditions: memory.array(conditions.map { $0.descriptor(in: memory) }),
                        condition_count: conditions.count)
                })
            parameter.case_count = cases.count
        }
    }
}

extension _ParameterCondition {
    fileprivate func descriptor(in memory: DescriptorMemory) -> widget_condition {
        var condition = widget_condition()
        condition.size = MemoryLayout<widget_condition>.stride
        condition.parameter = memory.text(parameter)
        condition.negated = isNegated
        var values: [_StoredValue] = []
        switch comparison {
        case .hasValue: condition.comparison = WIDGET_HAS_VALUE
        case .equal(let all): (condition.comparison, values) = (WIDGET_EQUAL, all)
        case .less(let value): (condition.comparison, values) = (WIDGET_LESS, [value])
        case .greater(let value): (condition.comparison, values) = (WIDGET_GREATER, [value])
        case .family(let families):
            condition.comparison = WIDGET_FAMILY
            condition.families = families.reduce(0) { $0 | $1.bit }
        }
        condition.values = memory.array(values.map { $0.value(in: memory) })
        condition.value_count = values.count
        return condition
    }
}

extension IntentWidgetFamily {
    fileprivate var bit: widget_family {
        switch self {
        case .systemSmall: widget_family(WIDGET_SYSTEM_SMALL)
        case .systemMedium: widget_family(WIDGET_SYSTEM_MEDIUM)
        case .systemLarge: widget_family(WIDGET_SYSTEM_LARGE)
        case .systemExtraLarge: widget_family(WIDGET_SYSTEM_EXTRA_LARGE)
        case .systemExtraLargePortrait: widget_family(WIDGET_SYSTEM_EXTRA_LARGE_PORTRAIT)
        case .accessoryCircular: widget_family(WIDGET_ACCESSORY_CIRCULAR)
        case .accessoryRectangular: widget_family(WIDGET_ACCESSORY_RECTANGULAR)
        case .accessoryInline: widget_family(WIDGET_ACCESSORY_INLINE)
        case .accessoryCorner: widget_family(WIDGET_ACCESSORY_CORNER)
        }
    }
}
