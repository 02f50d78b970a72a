/// The Swift source of why a handler refuses values of a parameter.
struct ReasonSource {
    let intent: CustomIntentDefinition
    let parameter: ParameterDefinition

    var text: String {
        if parameter.reasons.isEmpty { return "" }
        // Uses the name of the intent and not that of its class, as Xcode does.
        let name = intent.name + parameter.name.capitalizedFirst
        let cases = parameter.reasons.enumerated().map {
            "    case \($1.escaped) = \($0 + 1)\n"
        }
        return """
            public enum \(name)UnsupportedReason: Int {
            \(cases.joined())\
            }

            public class \(name)ResolutionResult: \(parameter.value.resolutionResult) {
                public class func unsupported(forReason reason: \(name)UnsupportedReason) -> Self {
                    unsupported()
                }
            }

            """
    }
}
