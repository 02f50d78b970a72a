package import AppIntents
package import CWidgetPlugin
import Foundation

// Values of parameters, between the header's form and the SDK's.

extension _StoredValue {
    /// Converts a value of the C header; strings are copied.
    package init(_ value: widget_value, _ kind: _ValueSchema.Kind) {
        switch kind {
        case .bool: self = .bool(value.as_bool)
        case .int: self = .int(value.as_int)
        case .double: self = .double(value.as_double)
        case .string: self = .string(value.as_string.map { String(cString: $0) } ?? "")
        case .date: self = .date(Date(timeIntervalSince1970: value.as_double))
        }
    }

    /// Converts a value of the C header; strings are copied.
    package init?(_ value: widget_value, _ type: widget_type) {
        switch type {
        case WIDGET_BOOL: self.init(value, .bool)
        case WIDGET_INT: self.init(value, .int)
        case WIDGET_DOUBLE: self.init(value, .double)
        case WIDGET_STRING: self.init(value, .string)
        case WIDGET_DATE_TIME: self.init(value, .date)
        default: return nil
        }
    }

    /// Converts to a value of the C header; its strings are stored in `memory`.
    func value(in memory: DescriptorMemory) -> widget_value {
        var stored = widget_value()
        switch self {
        case .bool(let value): stored.as_bool = value
        case .int(let value): stored.as_int = value
        case .double(let value): stored.as_double = value
        case .string(let value): stored.as_string = memory.text(value)
        case .date(let value): stored.as_double = value.timeIntervalSince1970
        }
        return stored
    }

    /// The header's name for the value's type.
    var type: widget_type {
        switch self {
        case .bool: WIDGET_BOOL
        case .int: WIDGET_INT
        case .double: WIDGET_DOUBLE
        case .string: WIDGET_STRING
        case .date: WIDGET_DATE_TIME
        }
    }
}

extension [String: _StoredValue] {
    /// Converts to arguments of the C header, in the order of the parameters' names; their strings
    /// are stored in `memory`.
    func arguments(in memory: DescriptorMemory) -> [widget_argument] {
        sorted { $0.key < $1.key }.map { name, value in
            widget_argument(
                size: MemoryLayout<widget_argument>.stride, name: memory.text(name),
                type: value.type, value: value.value(in: memory))
        }
    }
}

extension [DeclaredParameter] {
    /// Returns the settings of these parameters by name; `setting` reads one by its index.
    package func settings(
        _ setting: (_ index: Int, _ value: UnsafeMutablePointer<widget_value>) -> Bool
    ) -> [String: _StoredValue] {
        var settings: [String: _StoredValue] = [:]
        for (index, parameter) in enumerated() {
            var value = widget_value()
            guard setting(index, &value) else { continue }
            settings[parameter.name] = _StoredValue(value, parameter.schema.kind)
        }
        return settings
    }
}
