public import Foundation

extension LanguageModelSession {
    /// The reason why there is no response.
    public enum GenerationError: Error, LocalizedError {
        /// Additional information.
        public struct Context: Sendable {
            /// The reason, for authors.
            public let debugDescription: String
            /// The underlying errors.
            public let underlyingErrors: [any Error]

            /// A reason, and the errors behind it.
            public init(debugDescription: String, underlyingErrors: [any Error] = []) {
                self.debugDescription = debugDescription
                self.underlyingErrors = underlyingErrors
            }
        }

        /// The refusal of a model to respond.
        public struct Refusal: Sendable {
            /// A refusal that a conversation ends with.
            public init(transcriptEntries: [Transcript.Entry]) {}

            /// Always throws, because no model is available.
            public var explanation: Response<String> {
                get async throws { throw LanguageModelSession.noModel() }
            }

            /// A stream that throws at the first snapshot.
            public var explanationStream: ResponseStream<String> { ResponseStream() }
        }

        /// The conversation is too long.
        case exceededContextWindowSize(Context)
        /// No model is available.
        case assetsUnavailable(Context)
        /// The prompt or the response is unsafe.
        case guardrailViolation(Context)
        /// A guide has a pattern that the model does not know.
        case unsupportedGuide(Context)
        /// The model does not know the language.
        case unsupportedLanguageOrLocale(Context)
        /// The response has another format than requested.
        case decodingFailure(Context)
        /// There were too many requests.
        case rateLimited(Context)
        /// The session is still responding.
        case concurrentRequests(Context)
        /// The model refused to respond.
        case refusal(Refusal, Context)

        private var context: Context {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
                .guardrailViolation(let context), .unsupportedGuide(let context),
                .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
                .rateLimited(let context), .concurrentRequests(let context),
                .refusal(_, let context):
                context
            }
        }

        /// The reason, for authors.
        public var errorDescription: String? { context.debugDescription }
    }

    /// The failure of a tool.
    public struct ToolCallError: Error, LocalizedError {
        /// The tool.
        public var tool: any Tool
        /// The underlying error.
        public var underlyingError: any Error

        /// A tool, and its error.
        public init(tool: any Tool, underlyingError: any Error) {
            (self.tool, self.underlyingError) = (tool, underlyingError)
        }

        /// A description of the tool that failed, and of its error.
        public var errorDescription: String? {
            "The tool '\(tool.name)' failed: \(underlyingError.localizedDescription)"
        }
    }
}
