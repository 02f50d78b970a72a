/// A sentence with parameters in it, and further parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// The one sentence.
    public let _branches: [_SummaryBranch]

    /// A sentence without parameters.
    public init() { _branches = [_SummaryBranch(parameters: [])] }

    /// A sentence.
    public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {
        _branches = [_SummaryBranch(parameters: summaryString.parameters)]
    }

    /// A sentence, and parameters below it.
    public init(
        _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        _branches = [_SummaryBranch(parameters: summaryString.parameters + parameterKeyPaths())]
    }

    /// Parameters without a sentence.
    public init(
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        _branches = [_SummaryBranch(parameters: parameterKeyPaths())]
    }
}

/// A text with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let parameters: [AnyKeyPath]

    /// A text without parameters.
    public init(stringLiteral value: String) { parameters = [] }

    /// A text with parameters in it.
    public init(stringInterpolation: StringInterpolation) {
        parameters = stringInterpolation.parameters
    }

    /// The pieces of a text with parameters in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parameters: [AnyKeyPath] = []

        /// Begins a text.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends words.
        public mutating func appendLiteral(_ literal: String) {}
        /// Appends a parameter.
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            parameters.append(keyPath)
        }
    }
}

/// Turns the statements of a closure into a list of parameters.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// Takes a parameter.
    public static func buildExpression<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> [PartialKeyPath<Intent>] {
        [keyPath]
    }

    /// Joins statements.
    public static func buildBlock(
        _ keyPaths: [PartialKeyPath<Intent>]...
    ) -> [PartialKeyPath<Intent>] {
        keyPaths.flatMap { $0 }
    }
}
