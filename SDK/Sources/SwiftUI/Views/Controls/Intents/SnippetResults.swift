public import AppIntents

// Results with a view. The view is never shown: no host has a place for it.

extension IntentResult {
    /// Creates a result with a view.
    public static func result(
        view: some View
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self()
    }

    /// Creates a result with a view from a closure.
    public static func result(
        @ViewBuilder content: () -> some View
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self()
    }

    /// Creates a result with a message and a view.
    public static func result(
        dialog: IntentDialog, view: some View
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog)
    }

    /// Words and a view of a closure.
    public static func result(
        dialog: IntentDialog, @ViewBuilder content: () -> some View
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog)
    }

    /// Creates a result with a value and a view.
    public static func result<Value>(
        value: Value, view: some View
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value)
    }

    /// Creates a result with a value, a message and a view.
    public static func result<Value>(
        value: Value, dialog: IntentDialog, view: some View
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// Creates a result with a value, a message and a view from a closure.
    public static func result<Value>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> some View
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// A value and a view of a closure.
    public static func result<Value>(
        value: Value, @ViewBuilder content: () -> some View
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value)
    }

    /// Another intent to perform next, and a view.
    public static func result(
        opensIntent: some AppIntent, view: some View
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(opens: opensIntent)
    }

    /// Creates a result with another intent to perform next, a message and a view.
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog, view: some View
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    /// A value, another intent to perform next, and a view.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent, view: some View
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, opens: opensIntent)
    }

    /// Creates a result with a value, another intent to perform next, a message and a view.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, view: some View
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }
}

extension AppIntent {
    /// Requests a confirmation with a view.
    ///
    /// Differs from Apple: it always throws, because users cannot be asked.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
        @ViewBuilder content: () -> Content
    ) async throws {
        throw unconfirmed(dialog)
    }
}
