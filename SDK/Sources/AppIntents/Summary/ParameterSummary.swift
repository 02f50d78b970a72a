/// A sentence with an intent's parameters in it, for the place where users set them.
///
/// Its words are not shown; the parameters in it are those that users are asked for.
public protocol ParameterSummary {
    /// The sentences there are, each with what has to hold for it.
    var _branches: [_SummaryBranch] { get }
}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
    /// Nothing.
    public var _branches: [_SummaryBranch] { [] }
}

/// Turns the statements of a closure into a summary.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
    /// Takes a sentence.
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content {
        content
    }

    /// Takes the one sentence there is.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
        content
    }
}
