import CWidgetPlugin
import WidgetWire

extension Action {
    /// Copies a plugin's intent and arguments; nil without a name, or when an argument cannot be
    /// read.
    init?(intent: UnsafePointer<CChar>?, _ arguments: UnsafePointer<widget_argument>?, count: Int) {
        guard let intent = String(plugin: intent), !intent.isEmpty,
            let values = [String: ParameterValue](arguments, count: count)
        else { return nil }
        self.init()
        self.intent = intent
        self.arguments = values
    }
}

extension [String: ParameterValue] {
    /// Copies a plugin's arguments; nil when one cannot be read.
    init?(_ arguments: UnsafePointer<widget_argument>?, count: Int) {
        self = [:]
        guard (0...ContractLimits.parameters).contains(count) else { return nil }
        if count == 0 { return }
        guard let arguments,
            let structs = copySizedArray(arguments, count: count, zero: widget_argument())
        else { return nil }
        for raw in structs {
            guard let name = String(plugin: raw.name),
                let value = ParameterValue(raw.value, raw.type)
            else {
                return nil
            }
            self[name] = value
        }
    }
}

extension ParameterValue {
    /// Reads a union as a type; nil for an unknown type and for values that cannot be shown.
    init?(_ raw: widget_value, _ type: widget_type) {
        self.init()
        switch type {
        case WIDGET_BOOL: bool = raw.as_bool
        case WIDGET_INT: int = raw.as_int
        case WIDGET_DOUBLE: double = raw.as_double
        case WIDGET_STRING: string = String(plugin: raw.as_string) ?? ""
        case WIDGET_DATE_TIME: date = raw.as_double
        default: return nil
        }
        guard isShowable else { return nil }
    }
}
