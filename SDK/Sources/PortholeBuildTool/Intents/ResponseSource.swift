/// The Swift source of what handling an intent gives.
struct ResponseSource {
    /// The codes that every response has.
    static let usualCodes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
        "failureRequiringAppLaunch",
    ]

    let intent: CustomIntentDefinition

    var text: String {
        """
        public enum \(intent.className)ResponseCode: Int {
        \(Self.usualCodes.enumerated().map { "    case \($1) = \($0)\n" }.joined())\
        \(intent.responseCodes.enumerated().map { "    case \($1.escaped) = \($0 + 100)\n" }.joined())\
        }

        public class \(intent.className)Response: INIntentResponse {
            public private(set) var code = \(intent.className)ResponseCode.unspecified

            public convenience init(code: \(intent.className)ResponseCode, userActivity: NSUserActivity?) {
                self.init()
                self.code = code
                self.userActivity = userActivity
            }
        }

        """
    }
}
