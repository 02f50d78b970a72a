/// The Swift source of an intent's response.
struct ResponseSource {
    let intent: CustomIntentDefinition

    var text: String {
        """
        public enum \(name)Code: Int {
        \(ResponseDefinition.usualCodes.enumerated().map { "    case \($1) = \($0)\n" }.joined())\
        \(intent.response.codes.enumerated().map { "    case \($1.escaped) = \($0 + 100)\n" }.joined())\
        }

        public class \(name): INIntentResponse {
            public private(set) var code = \(name)Code.unspecified
        \(intent.response.values.map { "    \($0.property)\n" }.joined())
            public convenience init(code: \(name)Code, userActivity: NSUserActivity?) {
                self.init()
                self.code = code
                self.userActivity = userActivity
            }
        \(intent.response.told.map(function).joined())\
        }

        """
    }

    private var name: String { intent.className + "Response" }

    /// Returns the factory function of a response code whose text contains values.
    ///
    /// The first parameter has no label, because the code's name describes it:
    /// `failureInvalidItem(_ item: String)`.
    private func function(_ told: ResponseDefinition.Told) -> String {
        let arguments = told.values.enumerated().map { index, value in
            let isSaid = index == 0 && told.code.hasSuffix(value.name.capitalizedFirst)
            return "\(isSaid ? "_ " : "")\(value.name.escaped): \(value.type)"
        }
        let lines = told.values.map { "_response.\($0.name.escaped) = \($0.name.escaped)" }
        return """

                public static func \(told.code.escaped)(\(arguments.joined(separator: ", "))) -> \(name) {
                    let _response = \(name)(code: .\(told.code.escaped), userActivity: nil)
            \(lines.map { "        \($0)\n" }.joined())\
                    return _response
                }

            """
    }
}
