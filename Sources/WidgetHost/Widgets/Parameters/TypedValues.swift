import WidgetWire

/// Reads the values that users type for parameters.
public struct TypedValues: Sendable {
    private let check: ParameterCheck

    /// Reads values for a widget's parameters.
    public init(widget: InstalledWidget) {
        check = ParameterCheck(kind: widget.kind, parameters: widget.parameters)
    }

    /// Reads values for a control's parameters.
    public init(control: InstalledControl) {
        check = ParameterCheck(
            kind: control.kind, subject: .control, parameters: control.parameters)
    }

    /// The parameter with this name.
    ///
    /// - Throws: ``HostError/Code/unknownParameter(_:kind:known:nearest:)``.
    public func parameter(_ name: String) throws(HostError) -> WidgetParameter {
        try check.parameter(name)
    }

    /// The value of one parameter, checked against its type, range, choices and count.
    ///
    /// A choice may be named by its id or its title, in any case. A list is a JSON array, texts
    /// separated by commas, or several of these in sequence.
    ///
    /// - Parameters:
    ///   - texts: The texts typed, at least one; the last one counts for a parameter with a single
    ///     value.
    ///   - found: Choices that the plugin found for the parameter, besides those it declares.
    /// - Returns: nil when the text stands for no value.
    public func value(
        _ name: String, typed texts: [String], found: [ParameterChoice] = []
    ) throws(HostError) -> ConfigurationValue? {
        let parameter = try check.parameter(name)
        let text = texts.last ?? ""
        if parameter.isOptional, text.isEmpty, parameter.type != .string { return nil }
        guard parameter.type == .string else {
            guard let value = parameter.type.value(parsing: text) else {
                throw HostError(
                    .unreadableValue(
                        text, parameter: name, kind: check.kind, expected: parameter.type),
                    about: check.subject)
            }
            return try check.checked(value, name)
        }
        let choices = parameter.choices + found
        guard parameter.isList else {
            if parameter.isOptional && text.isEmpty { return .string("") }
            return try check.checked(.string(try choice(text, choices, parameter)), name)
        }
        var elements: [String] = []
        for text in texts.flatMap(ListText.elements) {
            elements.append(try choice(text, choices, parameter))
        }
        return try check.checked(.string(ListText.list(of: elements)), name)
    }

    /// The id of the choice that a text names; the text itself when there are no choices.
    private func choice(
        _ text: String, _ choices: [ParameterChoice], _ parameter: WidgetParameter
    ) throws(HostError) -> String {
        if choices.isEmpty || choices.contains(where: { $0.id == text }) { return text }
        let folded = text.lowercased()
        for name in [\ParameterChoice.id, \ParameterChoice.title] {
            var named: [String] = []
            for choice in choices where choice[keyPath: name].lowercased() == folded {
                if !named.contains(choice.id) { named.append(choice.id) }
            }
            if named.count > 1 {
                throw HostError(
                    .ambiguousChoice(
                        text, parameter: parameter.name, kind: check.kind, choices: named),
                    about: check.subject)
            }
            if let id = named.first { return id }
        }
        throw HostError(
            .unknownChoice(
                text, parameter: parameter.name, kind: check.kind, choices: choices.map(\.id),
                nearest: nearest(text, choices)),
            about: check.subject)
    }

    /// The id of the choice whose id or title is spelled most like the text.
    private func nearest(_ text: String, _ choices: [ParameterChoice]) -> String? {
        let names = choices.flatMap { [$0.id, $0.title] }
        guard let name = NearestName.of(text, among: names) else { return nil }
        return choices.first { $0.id == name || $0.title == name }?.id
    }
}
