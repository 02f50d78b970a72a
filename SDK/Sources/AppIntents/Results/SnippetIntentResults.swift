// Results with an intent that provides a view, which is never shown here.

extension IntentResult {
    /// Creates a result with an intent whose view is never shown.
    public static func result(
        snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self()
    }

    /// Creates a result with a message and an intent whose view is never shown.
    public static func result(
        dialog: IntentDialog, snippetIntent: some SnippetIntent
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog)
    }

    /// Creates a result with a value and an intent whose view is never shown.
    public static func result<Value>(
        value: Value, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value)
    }

    /// Creates a result with a value, a message and an intent whose view is never shown.
    public static func result<Value>(
        value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// Creates a result with another intent to perform next and an intent whose view is never
    /// shown.
    public static func result(
        opensIntent: some AppIntent, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(opens: opensIntent)
    }

    /// Creates a result with another intent to perform next, a message and an intent whose view is
    /// never shown.
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    /// Creates a result with a value, another intent to perform next and an intent whose view is
    /// never shown.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value, opens: opensIntent)
    }

    /// Creates a result with a value, another intent to perform next, a message and an intent whose
    /// view is never shown.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
        snippetIntent: some SnippetIntent
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }
}
