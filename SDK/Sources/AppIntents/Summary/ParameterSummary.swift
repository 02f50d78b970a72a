/// A sentence with an intent's parameters in it, for the place where users set them.
///
/// No effect here: users set parameters by their names.
public protocol ParameterSummary {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {}

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
