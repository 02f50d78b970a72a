package import AppIntents
import CWidgetPlugin

extension ViewRecorder {
    /// Sets what a press on the open view performs.
    package func setAction(_ intent: some AppIntent) {
        let memory = DescriptorMemory()
        let arguments = intent.storedArguments.sorted { $0.key < $1.key }.map { name, value in
            value.argument(named: name, in: memory)
        }
        withExtendedLifetime(memory) {
            widget_set_action(
                view, memory.text(type(of: intent).persistentIdentifier), arguments,
                arguments.count)
        }
    }
}

extension _StoredValue {
    /// The value as the header has it; its texts lie in `memory`.
    fileprivate func argument(named name: String, in memory: DescriptorMemory) -> widget_argument {
        var argument = widget_argument()
        argument.size = MemoryLayout<widget_argument>.stride
        argument.name = memory.text(name)
        switch self {
        case .bool(let value):
            argument.type = WIDGET_BOOL
            argument.value.as_bool = value
        case .int(let value):
            argument.type = WIDGET_INT
            argument.value.as_int = value
        case .double(let value):
            argument.type = WIDGET_DOUBLE
            argument.value.as_double = value
        case .string(let value):
            argument.type = WIDGET_STRING
            argument.value.as_string = memory.text(value)
        case .date(let value):
            argument.type = WIDGET_DATE_TIME
            argument.value.as_double = value.timeIntervalSince1970
        }
        return argument
    }
}
