import AppIntents
package import CWidgetPlugin

extension [DeclaredParameter] {
    /// Returns the descriptors of the parameters in order; their strings are stored in `memory`.
    package func descriptors(in memory: DescriptorMemory) -> UnsafePointer<widget_parameter>? {
        memory.array(
            map { declared in
                var parameter = declared.parameter(in: memory)
                if let find = declared.findOptions {
                    OptionsRequest.answer(by: find, with: self, in: &parameter)
                }
                return parameter
            })
    }
}

extension DeclaredParameter {
    /// Returns the descriptor of the parameter; its strings are stored in `memory`.
    fileprivate func parameter(in memory: DescriptorMemory) -> widget_parameter {
        var parameter = widget_parameter()
        parameter.size = MemoryLayout<widget_parameter>.stride
        parameter.name = memory.text(name)
        parameter.title = memory.text(title)
        parameter.description = memory.text(description.isEmpty ? nil : description)
        parameter.type = schema.kind.type
        if schema.isOptional { parameter.flags |= UInt32(WIDGET_PARAMETER_OPTIONAL) }
        if schema.isList { parameter.flags |= UInt32(WIDGET_PARAMETER_LIST) }
        parameter.minimum = schema.range?.lowerBound ?? 0
        parameter.maximum = schema.range?.upperBound ?? 0
        parameter.least_count = schema.count?.lowerBound ?? 0
        parameter.greatest_count = schema.count?.upperBound ?? 0
        parameter.choices = memory.array(schema.choices.map { $0.choice(in: memory) })
        parameter.choice_count = schema.choices.count
        if let defaultValue { parameter.default_value = defaultValue.value(in: memory) }
        cases.write(to: &parameter, in: memory)
        return parameter
    }
}

extension _ValueChoice {
    fileprivate func choice(in memory: DescriptorMemory) -> widget_choice {
        widget_choice(
            size: MemoryLayout<widget_choice>.stride, id: memory.text(id),
            title: memory.text(title), subtitle: memory.text(subtitle.isEmpty ? nil : subtitle))
    }
}

extension _ValueSchema.Kind {
    fileprivate var type: widget_type {
        switch self {
        case .bool: WIDGET_BOOL
        case .int: WIDGET_INT
        case .double: WIDGET_DOUBLE
        case .string: WIDGET_STRING
        case .date: WIDGET_DATE_TIME
        }
    }
}
