/// The type of all results; missing parts are `Never`.
///
/// The type of the opened intent is not part of it, so that `perform()` may return results with and
/// without one.
public struct IntentResultContainer<Value: _IntentValue, OpenedIntent, Snippet, Dialog>: Sendable {
    /// The value for the next intent.
    public let value: Value?
    package let next: (any AppIntent)?
    package let words: IntentDialog?

    package init(
        value: Value? = nil, opens next: (any AppIntent)? = nil, dialog: IntentDialog? = nil
    ) {
        self.value = value
        self.next = next
        words = dialog
    }
}

/// The parts of a result of any type.
package protocol ResultParts {
    /// The intent to perform next.
    var next: (any AppIntent)? { get }
    /// The message for the user.
    var words: IntentDialog? { get }
}

extension IntentResultContainer: ResultParts {}
extension IntentResultContainer: IntentResult {}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ShowsSnippetView {}
extension IntentResultContainer: ShowsSnippetIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    /// The message for the user.
    public var dialog: IntentDialog? { words }
}

/// Marks a result with a view.
public enum _SnippetViewContainer {}

/// Marks a result with an intent that provides a view.
public enum _SnippetIntentContainer {}
