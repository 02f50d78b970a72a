/// A sentence that contains parameters, and further parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// The single branch of the summary.
    public let _branches: [_SummaryBranch]

    /// Creates a summary without parameters.
    public init() { _branches = [_SummaryBranch(parameters: [])] }

    /// Creates a summary from a sentence.
    public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {
        _branches = [_SummaryBranch(parameters: summaryString.parameters)]
    }

    /// Creates a summary from a sentence, with further parameters below it.
    public init(
        _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        _branches = [_SummaryBranch(parameters: summaryString.parameters + parameterKeyPaths())]
    }

    /// Creates a summary of parameters without a sentence.
    public init(
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        _branches = [_SummaryBranch(parameters: parameterKeyPaths())]
    }
}

/// A string that contains parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let parameters: [AnyKeyPath]

    /// Creates a string without parameters.
    public init(stringLiteral value: String) { parameters = [] }

    /// Creates a string with parameters.
    public init(stringInterpolation: StringInterpolation) {
        parameters = stringInterpolation.parameters
    }

    /// Collects the parts of a string.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parameters: [AnyKeyPath] = []

        /// Starts a string.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends a literal.
        public mutating func appendLiteral(_ literal: String) {}
        /// Appends a parameter.
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            parameters.append(keyPath)
        }
    }
}

/// Builds a list of parameters from the statements of a closure.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// Adds a parameter.
    public static func buildExpression<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> [PartialKeyPath<Intent>] {
        [keyPath]
    }

    /// Combines statements.
    public static func buildBlock(
        _ keyPaths: [PartialKeyPath<Intent>]...
    ) -> [PartialKeyPath<Intent>] {
        keyPaths.flatMap { $0 }
    }
}
