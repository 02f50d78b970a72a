import Foundation

/// Checks the values of a configuration against what a widget declares.
struct ParameterCheck {
    let widget: InstalledWidget

    /// The value as the plugin gets it.
    func checked(
        _ value: ConfigurationValue, _ name: String
    ) throws(HostError) -> ConfigurationValue {
        guard let parameter = widget.parameters.first(where: { $0.name == name }) else {
            let nearest = NearestName.of(name, among: widget.parameters.map(\.name))
            throw HostError(.unknownParameter(name, kind: widget.kind, nearest: nearest))
        }
        switch (value, parameter.type) {
        case (.int(let number), .double):
            try checkRange(Double(number), value, parameter)
            return .double(Double(number))
        case (.string(let text), .string) where text.contains("\0"):
            throw HostError(.badRequest("the parameter '\(name)' contains a NUL character"))
        default:
            guard value.type == parameter.type else {
                throw HostError(
                    .wrongParameterType(
                        name, kind: widget.kind, value: value, expected: parameter.type))
            }
        }
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
            .valueOutOfRange(parameter.name, kind: widget.kind, value: value, range: range))
    }

    private func checkChoices(
        _ text: String, _ parameter: WidgetParameter
    ) throws(HostError) {
        if parameter.choices.isEmpty || (parameter.isOptional && text.isEmpty) { return }
        let ids = parameter.choices.map(\.id)
        let texts = parameter.isList ? Self.elements(of: text) : [text]
        for text in texts where !ids.contains(text) {
            throw HostError(
                .unknownChoice(
                    text, parameter: parameter.name, kind: widget.kind, choices: ids,
                    nearest: NearestName.of(text, among: ids)))
        }
    }

    /// The texts of a list: a JSON array, or texts between commas.
    private static func elements(of list: String) -> [String] {
        if let texts = try? JSONDecoder().decode([String].self, from: Data(list.utf8)) {
            return texts
        }
        return list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
