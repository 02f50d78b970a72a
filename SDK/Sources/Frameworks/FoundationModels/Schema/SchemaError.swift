public import Foundation

extension GenerationSchema {
    /// The reason why schemas cannot be combined.
    public enum SchemaError: Error, LocalizedError {
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

        /// Two schemas have the same name.
        case duplicateType(schema: String?, type: String, context: Context)
        /// An object has a property twice.
        case duplicateProperty(schema: String, property: String, context: Context)
        /// There are no choices.
        case emptyTypeChoices(schema: String, context: Context)
        /// References lead nowhere.
        case undefinedReferences(schema: String?, references: [String], context: Context)

        /// The reason.
        public var errorDescription: String? {
            switch self {
            case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context),
                .emptyTypeChoices(_, let context), .undefinedReferences(_, _, let context):
                context.debugDescription
            }
        }
    }
}
