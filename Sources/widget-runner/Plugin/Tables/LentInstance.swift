import CWidgetPlugin
import Glibc
import WidgetWire

/// A placed instance as the header's C struct; valid as long as this object.
final class LentInstance {
    /// The struct; its pointers belong to this object.
    private(set) var instance = widget_instance()
    private let arguments: UnsafeMutableBufferPointer<widget_argument>
    private var strings: [UnsafeMutablePointer<CChar>?] = []

    /// Copies a placed instance.
    init(_ placed: PlacedInstance) {
        arguments = .allocate(capacity: placed.configuration.count)
        let values = placed.configuration.sorted { $0.key < $1.key }
        for (index, (name, value)) in values.enumerated() {
            arguments.initializeElement(at: index, to: argument(name, value))
        }
        instance.size = MemoryLayout<widget_instance>.size
        instance.kind = copy(placed.kind)
        instance.family = placed.family.bit
        instance.arguments = UnsafePointer(arguments.baseAddress)
        instance.argument_count = arguments.count
    }

    deinit {
        arguments.deallocate()
        strings.forEach { free($0) }
    }

    private func argument(_ name: String, _ value: ParameterValue) -> widget_argument {
        var argument = widget_argument()
        argument.size = MemoryLayout<widget_argument>.size
        argument.name = copy(name)
        switch value.value {
        case .bool(let value): (argument.type, argument.value.as_bool) = (WIDGET_BOOL, value)
        case .int(let value): (argument.type, argument.value.as_int) = (WIDGET_INT, value)
        case .double(let value): (argument.type, argument.value.as_double) = (WIDGET_DOUBLE, value)
        case .date(let value): (argument.type, argument.value.as_double) = (WIDGET_DATE_TIME, value)
        case .string(let value):
            (argument.type, argument.value.as_string) = (WIDGET_STRING, copy(value))
        case nil: (argument.type, argument.value.as_string) = (WIDGET_STRING, copy(""))
        }
        return argument
    }

    private func copy(_ text: String) -> UnsafePointer<CChar>? {
        let string = strdup(text)
        strings.append(string)
        return UnsafePointer(string)
    }
}
