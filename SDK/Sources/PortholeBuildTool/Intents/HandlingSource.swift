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
        let value = parameter.value.type
        let options = "[\(parameter.option)]"
        let older = "func provide\(name)Options(\(intent), with completion: "
        let call = provide.dropFirst(5)
        // Each default calls the next function; an author implements any of them.
        return [
            (
                "\(provide)(\(intent), searchTerm: String?, with completion: \(completion))",
                "_answer(completion) { try await self.\(call)(for: intent, searchTerm: searchTerm) }"
            ),
            (
                "\(provide)(\(intent), searchTerm: String?) async throws -> \(collection)",
                "try await _collection { self.\(call)(for: intent, with: $0) }"
            ),
            (
                "\(provide)(\(intent), with completion: \(completion))",
                "_answer(completion) { try await self.\(call)(for: intent) }"
            ),
            (
                "\(provide)(\(intent)) async throws -> \(collection)",
                "try await _collection { answer in "
                    + "self.provide\(name)Options(for: intent) { answer($0.map { .init(items: $0) }, $1) } }"
            ),
            (
                "\(older)@escaping (\(options)?, (any Error)?) -> Void)", "completion(nil, nil)"
            ),
            ("func default\(name)(\(intent)) -> \(value)?", "nil"),
        ]
    }
}
