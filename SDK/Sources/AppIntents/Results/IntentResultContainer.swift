/// The one type of all results; what a result lacks is `Never`.
///
/// Which intent a result opens is not part of it: `perform()` may return one that does and one that does not.
public struct IntentResultContainer<Value: _IntentValue, OpenedIntent, Snippet, Dialog>: Sendable {
    /// The value for the next intent of a chain.
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

/// What a result of any type has for the user.
package protocol ResultParts {
    /// The intent to perform next.
    var next: (any AppIntent)? { get }
    /// Words.
    var words: IntentDialog? { get }
}

extension IntentResultContainer: ResultParts {}
extension IntentResultContainer: IntentResult {}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ShowsSnippetView {}
extension IntentResultContainer: ShowsSnippetIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    /// Words for the user.
    public var dialog: IntentDialog? { words }
}

/// Stands for a view in the type of a result that has one.
public enum _SnippetViewContainer {}

/// Stands for an intent whose view is shown in the type of a result that has one.
public enum _SnippetIntentContainer {}
