/// Whether a parameter takes the result of the intent before it.
///
/// No effect here: there are no chains.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// As the system likes.
    case `default`
    /// It does.
    case connectToPreviousIntentResult
    /// It does not.
    case never
}
