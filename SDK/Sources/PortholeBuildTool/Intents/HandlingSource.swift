/// The Swift source of the protocol that an intent's handlers conform to.
///
/// What is optional in Objective-C has an implementation that does as if it were missing.
struct HandlingSource {
    let intent: CustomIntentDefinition

    var text: String {
        let requirements = functions.map { "    \($0.declaration)\n" }.joined()
        let defaults = functions.map { "    public \($0.declaration) { \($0.body) }\n" }.joined()
        return """
            public protocol \(intent.className)Handling: NSObjectProtocol {
            \(requirements)}

            extension \(intent.className)Handling {
            \(defaults)}

            """
    }

    private var functions: [(declaration: String, body: String)] {
        let name = intent.className
        let completion = "completion: @escaping (\(name)Response) -> Void"
        let response = "\(name)Response(code: .ready, userActivity: nil)"
        let whole = ["confirm", "handle"].flatMap { verb in
            [
                ("func \(verb)(intent: \(name), \(completion))", "completion(\(response))"),
                ("func \(verb)(intent: \(name)) async -> \(name)Response", response),
            ]
        }
        return whole + intent.parameters.flatMap(functions)
    }

    private func functions(
        of parameter: ParameterDefinition
    ) -> [(declaration: String, body: String)] {
        guard parameter.hasOptions else { return [] }
        let name = parameter.name.capitalizedFirst
        let collection = "INObjectCollection<\(parameter.option)>"
        let completion = "@escaping (\(collection)?, (any Error)?) -> Void"
        let intent = "for intent: \(intent.className)"
        let provide = "func provide\(name)OptionsCollection"
        let value = parameter.isList ? "[\(parameter.element)]" : parameter.element
        return [
            ("\(provide)(\(intent), with completion: \(completion))", "completion(nil, nil)"),
            ("\(provide)(\(intent)) async throws -> \(collection)", "\(collection)(items: [])"),
            (
                "\(provide)(\(intent), searchTerm: String?, with completion: \(completion))",
                "\(provide.dropFirst(5))(for: intent, with: completion)"
            ),
            ("func default\(name)(\(intent)) -> \(value)?", "nil"),
        ]
    }
}
