/// Generates the Swift source of an intent: its class, response and handler protocol.
struct IntentSource {
    let intent: CustomIntentDefinition

    var text: String {
        """
        @available(iOS 12.0, macOS 11.0, watchOS 5.0, *)
        public class \(intent.className): INIntent {
        \(intent.parameters.map { "    \($0.value.property)\n" }.joined())
            public override class var _parameters: [_IntentDefinitionParameter] {
                [
        \(intent.parameters.compactMap(conditional).map { "            \($0),\n" }.joined())\
                ]
            }
        }

        \(ResponseSource(intent: intent).text)
        \(intent.parameters.map { ReasonSource(intent: intent, parameter: $0).text }.joined())\
        \(HandlingSource(intent: intent).text)
        """
    }

    /// Returns the source that finds the values of a parameter.
    private func options(_ parameter: ParameterDefinition) -> String {
        guard parameter.hasOptions else { return "" }
        let name = parameter.name.capitalizedFirst
        let handler = "(handler: any \(intent.className)Handling, intent: \(intent.className)"
        return ", options: _IntentOptions(searches: \(parameter.hasSearch), "
            + "provide: { \(handler), search, answer) in "
            + "handler.provide\(name)OptionsCollection(for: intent, searchTerm: search, with: answer) }, "
            + "default: { \(handler)) in handler.default\(name)(for: intent) })"
    }

    /// Returns the source that declares a parameter to the host, and when users are asked for it.
    private func conditional(_ parameter: ParameterDefinition) -> String? {
        declaration(parameter).map { $0 + (intent.conditions[parameter.name] ?? "") }
    }

    /// Returns the source that declares a parameter to the host; `nil` if configurations cannot
    /// store it.
    private func declaration(_ parameter: ParameterDefinition) -> String? {
        let title = "\(parameter.name.literal), title: \(parameter.title.literal)"
        let property = "\\\(intent.className).\(parameter.name.escaped)"
        let value = parameter.defaultValue
        let options = options(parameter)
        let range = argument("range", parameter.range.map { "\($0.minimum)...\($0.maximum)" })
        if parameter.isList {
            switch parameter.kind {
            case .text: return ".texts(\(title), \(property)\(options))"
            case .object: return ".objects(\(title), \(property)\(options))"
            case .number(let kind):
                return ".numbers(\(title), kind: .\(kind)\(range), \(property))"
            case .choice(let enumeration):
                return ".choices(\(title), choices: [\(enumeration.choices)], \(property))"
            case .other: return nil
            }
        }
        switch parameter.kind {
        case .text:
            return ".text(\(title)\(argument("default", value?.literal)), \(property)\(options))"
        case .number(let kind):
            let number = kind == "boolean" ? value.map { "\($0 == "1" || $0 == "true")" } : value
            return
                ".number(\(title), kind: .\(kind)\(argument("default", number))\(range), \(property))"
        case .choice(let enumeration):
            return ".choice(\(title)\(argument("default", value?.literal)), "
                + "choices: [\(enumeration.choices)], \(property))"
        case .object: return ".object(\(title), \(property)\(options))"
        case .other: return nil
        }
    }

    private func argument(_ label: String, _ value: String?) -> String {
        value.map { ", \(label): \($0)" } ?? ""
    }
}

extension EnumerationDefinition {
    /// The cases that users choose from: each with its name and its title.
    fileprivate var choices: String {
        cases.filter { $0.value != 0 }
            .map { "(.\($0.name.escaped), \($0.name.literal), \($0.title.literal))" }
            .joined(separator: ", ")
    }
}
