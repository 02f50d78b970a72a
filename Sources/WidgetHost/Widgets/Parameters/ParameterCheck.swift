import WidgetWire

/// Checks the values of a configuration against the parameters of a widget or a control.
struct ParameterCheck {
    let kind: String
    /// Whether the kind is a widget's or a control's.
    var subject = HostError.Subject.widget
    let parameters: [WidgetParameter]

    /// The parameter with this name.
    func parameter(_ name: String) throws(HostError) -> WidgetParameter {
        if let parameter = parameters.first(where: { $0.name == name }) { return parameter }
        let known = parameters.map(\.name)
        throw HostError(
            .unknownParameter(
                name, kind: kind, known: known, nearest: NearestName.of(name, among: known)),
            about: subject)
    }

    /// A checked configuration in the form that the plugin gets.
    func checked(
        _ configuration: [String: ConfigurationValue]
    ) throws(HostError) -> [String: ParameterValue] {
        var checked: [String: ParameterValue] = [:]
        for (name, value) in configuration.sorted(by: { $0.key < $1.key }) {
            checked[name] = try self.checked(value, name).wire
        }
        return checked
    }

    /// A checked value in the form that the plugin gets.
    func checked(
        _ value: ConfigurationValue, _ name: String
    ) throws(HostError) -> ConfigurationValue {
        let parameter = try parameter(name)
        switch (value, parameter.type) {
        case (.int(let number), .double):
            try checkRange(Double(number), value, parameter)
            return .double(Double(number))
        case (.string(let text), .string) where text.contains("\0"):
            throw HostError(.badRequest("the parameter '\(name)' contains a NUL character"))
        default:
            guard value.type == parameter.type else {
                throw HostError(
                    .wrongParameterType(name, kind: kind, value: value, expected: parameter.type),
                    about: subject)
            }
        }
        guard value.wire.isShowable else {
            throw HostError(
                .badRequest(
                    "the value of the parameter '\(name)' is not a number, or not a date of the years 1 to "
                        + "9999"))
        }
        // The default is always allowed, since the plugin chose it.
        if value == parameter.defaultValue { return value }
        switch value {
        case .int(let number): try checkRange(Double(number), value, parameter)
        case .double(let number): try checkRange(number, value, parameter)
        case .string(let text): try checkChoices(text, parameter)
        case .bool, .date: break
        }
        return value
    }

    private func checkRange(
        _ number: Double, _ value: ConfigurationValue, _ parameter: WidgetParameter
    ) throws(HostError) {
        guard let range = parameter.range, !range.contains(number) else { return }
        throw HostError(
            .valueOutOfRange(parameter.name, kind: kind, value: value, range: range),
            about: subject)
    }

    private func checkChoices(_ text: String, _ parameter: WidgetParameter) throws(HostError) {
        if parameter.isOptional && text.isEmpty { return }
        let texts = parameter.isList ? ListText.elements(of: text) : [text]
        if parameter.isList, let range = parameter.count, !range.contains(texts.count) {
            throw HostError(
                .wrongCount(parameter.name, kind: kind, found: texts.count, count: range),
                about: subject)
        }
        guard !parameter.choices.isEmpty else { return }
        let ids = parameter.choices.map(\.id)
        for text in texts where !ids.contains(text) {
            throw HostError(
                .unknownChoice(
                    text, parameter: parameter.name, kind: kind, choices: ids,
                    nearest: NearestName.of(text, among: ids)),
                about: subject)
        }
    }
}
