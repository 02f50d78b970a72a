import CWidgetPlugin
import WidgetWire

extension DeclaredParameter {
    /// Reads and checks all parameters of a declaration.
    static func parameters(
        _ array: UnsafePointer<widget_parameter>?, count: Int, of owner: Declaration
    ) throws(RegistrationProblem) -> [Self] {
        guard count > 0 else { return [] }
        guard count <= ContractLimits.parameters else {
            throw .tooManyParameters(of: owner, count: count, limit: ContractLimits.parameters)
        }
        guard let array,
            let structs = copySizedArray(array, count: count, zero: widget_parameter())
        else { throw .unreadableParameters(of: owner) }
        var parameters: [Self] = []
        for (index, raw) in structs.enumerated() {
            let parameter = try Self(raw, at: index, of: owner)
            guard !parameters.contains(where: { $0.name == parameter.name }) else {
                throw .duplicateParameter(of: owner, name: parameter.name)
            }
            parameters.append(parameter)
        }
        try readCases(of: structs, into: &parameters, of: owner)
        return parameters
    }

    /// Reads and checks a declared parameter; everything in it is copied.
    private init(
        _ raw: widget_parameter, at index: Int, of owner: Declaration
    ) throws(RegistrationProblem) {
        guard let name = String(plugin: raw.name), Self.isIdentifier(name) else {
            throw .badParameterName(of: owner, index: index, name: String(plugin: raw.name) ?? "")
        }
        self.name = name
        title = String(plugin: raw.title) ?? name
        description = String(pluginProse: raw.description)
        flags = raw.flags
        choices = try Self.choices(of: raw, name: name, owner)
        range = try Self.range(of: raw, name: name, owner)
        count = try Self.count(of: raw, name: name, owner)
        findOptions = raw.find_options
        optionsContext = raw.options_context
        switch raw.type {
        case WIDGET_BOOL: (self.kind, defaultValue) = (.bool, .bool(raw.default_value.as_bool))
        case WIDGET_INT: (self.kind, defaultValue) = (.int, .int(raw.default_value.as_int))
        case WIDGET_DOUBLE:
            (self.kind, defaultValue) = (.double, .double(raw.default_value.as_double))
        case WIDGET_STRING:
            (self.kind, defaultValue) = (
                .string, .string(String(plugin: raw.default_value.as_string) ?? "")
            )
        case WIDGET_DATE_TIME:
            (self.kind, defaultValue) = (.date, .date(raw.default_value.as_double))
        default: throw .parameter(of: owner, name: name, .unknownType(raw.type.rawValue))
        }
        guard findOptions == nil || self.kind == .string else {
            throw .parameter(of: owner, name: name, .optionsOfNoText)
        }
    }

    private static func choices(
        of raw: widget_parameter, name: String, _ owner: Declaration
    ) throws(RegistrationProblem) -> [Choice] {
        guard raw.choice_count > 0 else { return [] }
        guard raw.choice_count <= ContractLimits.choices else {
            throw .parameter(
                of: owner, name: name,
                .tooManyChoices(count: raw.choice_count, limit: ContractLimits.choices))
        }
        guard raw.type == WIDGET_STRING, let array = raw.choices,
            let structs = copySizedArray(array, count: raw.choice_count, zero: widget_choice())
        else { throw .parameter(of: owner, name: name, .unreadableChoices) }
        var ids: Set<String> = []
        return try structs.map { raw throws(RegistrationProblem) in
            let id = String(plugin: raw.id) ?? ""
            guard !id.isEmpty, ids.insert(id).inserted else {
                throw .parameter(of: owner, name: name, .badChoice(id: id))
            }
            var choice = Choice()
            choice.id = id
            choice.title = String(plugin: raw.title) ?? id
            choice.subtitle = String(plugin: raw.subtitle) ?? ""
            return choice
        }
    }

    private static func range(
        of raw: widget_parameter, name: String, _ owner: Declaration
    ) throws(RegistrationProblem) -> Bounds? {
        guard raw.minimum != 0 || raw.maximum != 0 else { return nil }
        guard raw.minimum <= raw.maximum, [WIDGET_INT, WIDGET_DOUBLE].contains(raw.type) else {
            throw .parameter(of: owner, name: name, .badRange)
        }
        var range = Bounds()
        range.minimum = raw.minimum
        range.maximum = raw.maximum
        return range
    }

    private static func count(
        of raw: widget_parameter, name: String, _ owner: Declaration
    ) throws(RegistrationProblem) -> Bounds? {
        guard raw.least_count != 0 || raw.greatest_count != 0 else { return nil }
        guard raw.least_count <= raw.greatest_count, raw.type == WIDGET_STRING,
            raw.flags & UInt32(WIDGET_PARAMETER_LIST) != 0
        else { throw .parameter(of: owner, name: name, .badCount) }
        var count = Bounds()
        count.minimum = Double(raw.least_count)
        count.maximum = Double(raw.greatest_count)
        return count
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
