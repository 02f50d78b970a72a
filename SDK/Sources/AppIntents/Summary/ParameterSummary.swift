/// A sentence with parameters, shown where users configure an intent.
///
/// Differs from Apple: its text is not shown; only the parameters in it are presented to users.
public protocol ParameterSummary {
    /// The branches of the summary, each with its conditions.
    var _branches: [_SummaryBranch] { get }
}

/// A summary without a sentence.
public struct EmptyParameterSummary: ParameterSummary {
    /// No branches.
    public var _branches: [_SummaryBranch] { [] }
}

/// Builds a summary from the statements of a closure.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
    /// Adds a summary.
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content {
        content
    }

    /// Returns the only summary.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
        content
    }
}
