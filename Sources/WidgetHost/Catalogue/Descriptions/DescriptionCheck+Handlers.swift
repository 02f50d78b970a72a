import WidgetWire

extension DescriptionCheck {
    /// The checked handlers of a companion; throws the first problem found.
    func checked(
        _ handlers: [HandlerDescription]
    ) throws(PluginProblem) -> [HandlerDescription] {
        guard handlers.count <= ContractLimits.members else {
            throw bad("registers more than \(ContractLimits.members) handlers")
        }
        for handler in handlers {
            guard Self.isUsable(handler.intent) else {
                throw bad(
                    "registers a handler of an intent whose name is empty, too long or not printable"
                )
            }
            _ = try parameters(handler.parameters, of: handler.intent)
        }
        return handlers
    }

    /// The parameters of a kind, including the options and defaults of a companion in its bundle.
    ///
    /// - Parameter intent: The name of the intent that declares the parameters; empty: none.
    func parameters(
        _ messages: [Parameter], of kind: String, handled intent: String,
        in description: PluginDescription
    ) throws(PluginProblem) -> [WidgetParameter] {
        let declared = try parameters(messages, of: kind)
        guard !intent.isEmpty,
            let handler = description.handlers.first(where: { $0.intent == intent })
        else { return declared }
        let handled = try parameters(handler.parameters, of: intent)
        return declared.map { parameter in
            guard
                let answered = handled.first(where: {
                    $0.name == parameter.name && $0.type == parameter.type && $0.hasOptions
                })
            else { return parameter }
            return parameter.answered(
                by: .init(library: handler.library, intent: intent),
                default: answered.defaultValue)
        }
    }
}

extension WidgetParameter {
    /// The parameter with a companion as the source of its options and its default.
    fileprivate func answered(
        by companion: Companion, default found: ConfigurationValue
    ) -> WidgetParameter {
        let isNone = found == .string("")
        var answered = WidgetParameter(
            name: name, title: title, description: description,
            defaultValue: isNone ? defaultValue : found, isOptional: isOptional, isList: isList,
            choices: choices, range: range, count: count, hasOptions: true)
        answered.companion = companion
        answered.cases = cases
        answered.isUnasked = isUnasked
        return answered
    }
}
