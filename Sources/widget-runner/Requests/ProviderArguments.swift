import CFFI
import CWidgetPlugin
import Glibc
import WidgetWire

/// The values of declared parameters, in memory as C arguments.
///
/// Unchecked: written in the initialiser, then only read.
final class ProviderArguments: @unchecked Sendable {
    /// One argument: its type for libffi, and its bytes.
    private struct Argument {
        let kind: Parameter.Kind
        /// Whether the host gave the value; otherwise it is the default.
        let isSet: Bool
        let type: UnsafeMutablePointer<ffi_type>
        let value: UnsafeMutableRawPointer
        let string: UnsafeMutablePointer<CChar>?
    }

    private var arguments: [Argument] = []

    /// The types of the arguments, in order.
    var types: [UnsafeMutablePointer<ffi_type>?] { arguments.map(\.type) }
    /// The address of each value, valid as long as this object.
    var values: [UnsafeMutableRawPointer?] { arguments.map(\.value) }

    /// Checks values against the declared parameters; missing values are replaced by defaults.
    init(
        _ values: [String: ParameterValue], for parameters: [DeclaredParameter],
        of owner: Declaration
    ) throws(RunnerError) {
        let names = parameters.map(\.name)
        if let unknown = values.keys.sorted().first(where: { !names.contains($0) }) {
            throw .unknownParameter(of: owner, name: unknown, known: names)
        }
        for parameter in parameters {
            let set = values[parameter.name]?.value
            let value = try parameter.checked(set ?? parameter.defaultValue, of: owner)
            arguments.append(Self.argument(value, isSet: set != nil))
        }
    }

    deinit {
        for argument in arguments {
            argument.value.deallocate()
            free(argument.string)
        }
    }

    /// Reads the value at an index.
    ///
    /// - Returns: Whether the host gave it.
    func setting(at index: Int, into result: UnsafeMutablePointer<widget_value>) -> Bool {
        guard arguments.indices.contains(index) else { return false }
        let argument = arguments[index]
        switch argument.kind {
        case .bool: result.pointee.as_bool = argument.value.load(as: UInt8.self) != 0
        case .int: result.pointee.as_int = argument.value.load(as: Int64.self)
        case .double, .date: result.pointee.as_double = argument.value.load(as: Double.self)
        case .string: result.pointee.as_string = UnsafePointer(argument.string)
        case .unspecified, .UNRECOGNIZED: return false
        }
        return argument.isSet
    }

    private static func argument(
        _ value: ParameterValue.OneOf_Value, isSet: Bool
    ) -> Argument {
        let (type, memory, string) = storage(value)
        return Argument(
            kind: value.kind, isSet: isSet, type: type, value: memory, string: string)
    }

    private static func storage(
        _ value: ParameterValue.OneOf_Value
    ) -> (
        UnsafeMutablePointer<ffi_type>, UnsafeMutableRawPointer, UnsafeMutablePointer<CChar>?
    ) {
        switch value {
        case .bool(let value): return (cffi_uint8(), memory(UInt8(value ? 1 : 0)), nil)
        case .int(let value): return (cffi_sint64(), memory(value), nil)
        case .double(let value), .date(let value): return (cffi_double(), memory(value), nil)
        case .string(let value):
            let string = strdup(value)
            return (cffi_pointer(), memory(string), string)
        }
    }

    private static func memory<Value>(_ value: Value) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        memory.initialize(to: value)
        return UnsafeMutableRawPointer(memory)
    }
}
