import CFFI
import Glibc
import WidgetWire

/// The values of a widget's parameters, in memory as C wants its arguments.
///
/// Unchecked: written in the initialiser, then only read.
final class ProviderArguments: @unchecked Sendable {
    /// One argument: what libffi is told of its type, and its bytes.
    private struct Argument {
        let type: UnsafeMutablePointer<ffi_type>
        let value: UnsafeMutableRawPointer
        var string: UnsafeMutablePointer<CChar>?
    }

    private var arguments: [Argument] = []

    /// The types of the arguments, in order.
    var types: [UnsafeMutablePointer<ffi_type>?] { arguments.map(\.type) }
    /// Where each value lies, as long as this object lives.
    var values: [UnsafeMutableRawPointer?] { arguments.map(\.value) }

    /// Checks a configuration against the declared parameters; those left out have their defaults.
    init(
        _ widget: Widget, _ configuration: [String: ParameterValue]
    ) throws(RunnerError) {
        let names = widget.parameters.map(\.name)
        if let unknown = configuration.keys.sorted().first(where: { !names.contains($0) }) {
            throw .unknownParameter(kind: widget.kind, name: unknown, known: names)
        }
        for parameter in widget.parameters {
            let value = configuration[parameter.name]?.value ?? parameter.defaultValue
            guard value.kind == parameter.kind else {
                throw .wrongType(
                    kind: widget.kind, name: parameter.name, found: "\(value.kind)",
                    expected: "\(parameter.kind)")
            }
            if case .string(let text) = value, text.utf8.contains(0) {
                throw .textWithNUL(kind: widget.kind, name: parameter.name)
            }
            arguments.append(Self.argument(value))
        }
    }

    deinit {
        for argument in arguments {
            argument.value.deallocate()
            free(argument.string)
        }
    }

    private static func argument(_ value: ParameterValue.OneOf_Value) -> Argument {
        switch value {
        case .bool(let value):
            return Argument(type: cffi_uint8(), value: memory(UInt8(value ? 1 : 0)))
        case .int(let value): return Argument(type: cffi_sint64(), value: memory(value))
        case .double(let value), .date(let value):
            return Argument(type: cffi_double(), value: memory(value))
        case .string(let value):
            let string = strdup(value)
            return Argument(type: cffi_pointer(), value: memory(string), string: string)
        }
    }

    private static func memory<Value>(_ value: Value) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        memory.initialize(to: value)
        return UnsafeMutableRawPointer(memory)
    }
}

extension ParameterValue.OneOf_Value {
    /// The type of parameter that takes this value.
    fileprivate var kind: Parameter.Kind {
        switch self {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string: .string
        case .date: .date
        }
    }
}
