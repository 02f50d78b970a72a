/// Whether a parameter uses the result of the previous intent.
///
/// No effect here: intents are not chained.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// The default of the system.
    case `default`
    /// Uses the result of the previous intent.
    case connectToPreviousIntentResult
    /// Never uses the result of the previous intent.
    case never
}
