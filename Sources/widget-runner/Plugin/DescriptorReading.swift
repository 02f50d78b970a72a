import CWidgetPlugin
import WidgetWire

extension Widget {
    /// The most parameters a widget may declare.
    private static let parameterLimit = 32

    /// Reads and checks a descriptor; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_descriptor>) throws(RegistrationProblem) {
        let descriptor = copySized(pointer, into: widget_descriptor())
        guard let kind = text(descriptor.kind), !kind.isEmpty else { throw .emptyKind }
        self.kind = kind
        displayName = text(descriptor.display_name) ?? kind
        description = text(descriptor.description) ?? ""
        families = Family.families(in: descriptor.families)
        guard !families.isEmpty else { throw .noFamily(kind: kind) }
        guard let timeline = descriptor.timeline else { throw .noTimeline(kind: kind) }
        self.timeline = timeline
        placeholder = descriptor.placeholder
        snapshot = descriptor.snapshot
        options = descriptor.options
        context = descriptor.context
        parameters = try Self.parameters(of: descriptor, kind: kind)
    }

    private static func parameters(
        of descriptor: widget_descriptor, kind: String
    ) throws(RegistrationProblem) -> [Parameter] {
        let count = descriptor.parameter_count
        guard count > 0 else { return [] }
        guard count <= parameterLimit else {
            throw .tooManyParameters(kind: kind, count: count, limit: parameterLimit)
        }
        guard let array = descriptor.parameters,
            let structs = copySizedArray(array, count: count, zero: widget_parameter())
        else { throw .unreadableParameters(kind: kind) }
        var parameters: [Parameter] = []
        for (index, raw) in structs.enumerated() {
            let parameter = try Parameter(raw, at: index, kind: kind)
            guard !parameters.contains(where: { $0.name == parameter.name }) else {
                throw .duplicateParameter(kind: kind, name: parameter.name)
            }
            parameters.append(parameter)
        }
        return parameters
    }
}

extension Widget.Parameter {
    fileprivate init(
        _ raw: widget_parameter, at index: Int, kind: String
    ) throws(RegistrationProblem) {
        guard let name = text(raw.name), Self.isIdentifier(name) else {
            throw .badParameterName(kind: kind, index: index, name: text(raw.name) ?? "")
        }
        self.name = name
        title = text(raw.title) ?? name
        description = text(raw.description) ?? ""
        switch raw.type {
        case WIDGET_BOOL: (self.kind, defaultValue) = (.bool, .bool(raw.default_value.as_bool))
        case WIDGET_INT: (self.kind, defaultValue) = (.int, .int(raw.default_value.as_int))
        case WIDGET_DOUBLE:
            (self.kind, defaultValue) = (.double, .double(raw.default_value.as_double))
        case WIDGET_STRING:
            (self.kind, defaultValue) = (.string, .string(text(raw.default_value.as_string) ?? ""))
        case WIDGET_DATE_TIME:
            (self.kind, defaultValue) = (.date, .date(raw.default_value.as_double))
        default: throw .unknownType(kind: kind, name: name, type: raw.type.rawValue)
        }
    }

    private static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
