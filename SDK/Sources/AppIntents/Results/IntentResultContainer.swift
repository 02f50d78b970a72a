/// The one type of all results; what a result lacks is `Never`.
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
extension IntentResultContainer: ShowsSnippetView {}
extension IntentResultContainer: ShowsSnippetIntent {}

extension IntentResultContainer: OpensIntent {
    /// The intent to perform next, if there is one.
    public var opensIntent: OpenedIntent? { next as? OpenedIntent }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    /// Words for the user.
    public var dialog: IntentDialog? { words }
}
