public import AppIntents

// Results with a view. The view is never shown: no host has a place for it.

extension IntentResult {
    /// A view.
    public static func result<Snippet: View>(
        view: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        Self()
    }

    /// A view of a closure.
    public static func result<Snippet: View>(
        @ViewBuilder content: () -> Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        Self()
    }

    /// Words and a view.
    public static func result<Snippet: View>(
        dialog: IntentDialog, view: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        Self(dialog: dialog)
    }

    /// Words and a view of a closure.
    public static func result<Snippet: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        Self(dialog: dialog)
    }

    /// A value and a view.
    public static func result<Value, Snippet: View>(
        value: Value, view: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
        Self(value: value)
    }

    /// A value, words and a view.
    public static func result<Value, Snippet: View>(
        value: Value, dialog: IntentDialog, view: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// A value, words and a view of a closure.
    public static func result<Value, Snippet: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}

extension AppIntent {
    /// Asks whether to go on, with a view.
    ///
    /// Here it always throws: nobody can be asked.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
        @ViewBuilder content: () -> Content
    ) async throws {
        throw unconfirmed(dialog)
    }
}
