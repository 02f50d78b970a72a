/// The one type of all results; what a result lacks is `Never`.
public struct IntentResultContainer<Value: _IntentValue, OpenedIntent, Snippet, Dialog>: Sendable {
    /// The value for the next intent of a chain.
    public let value: Value?
    fileprivate let next: (any AppIntent)?
    fileprivate let words: IntentDialog?

    package init(
        value: Value? = nil, opens next: (any AppIntent)? = nil, dialog: IntentDialog? = nil
    ) {
        self.value = value
        self.next = next
        words = dialog
    }
}

extension IntentResultContainer: IntentResult {}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ShowsSnippetView {}
extension IntentResultContainer: ShowsSnippetIntent {}

extension IntentResultContainer: OpensIntent where OpenedIntent: AppIntent {
    /// The intent to perform next.
    public var opensIntent: OpenedIntent? { next as? OpenedIntent }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
    /// Words for the user.
    public var dialog: IntentDialog? { words }
}
