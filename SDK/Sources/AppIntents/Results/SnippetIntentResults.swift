// Results with an intent whose view is shown. It is never shown: no host has a place for it.

extension IntentResult {
    /// An intent whose view is shown, which no host does.
    public static func result(
        snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self()
    }

    /// Words, and an intent whose view is shown, which no host does.
    public static func result(
        dialog: IntentDialog, snippetIntent: some SnippetIntent
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog)
    }

    /// A value, and an intent whose view is shown, which no host does.
    public static func result<Value>(
        value: Value, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value)
    }

    /// A value, words, and an intent whose view is shown, which no host does.
    public static func result<Value>(
        value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// Another intent to perform next, and one whose view is shown, which no host does.
    public static func result(
        opensIntent: some AppIntent, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(opens: opensIntent)
    }

    /// Another intent to perform next, words, and an intent whose view is shown, which no host does.
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    /// A value, another intent to perform next, and one whose view is shown, which no host does.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value, opens: opensIntent)
    }

    /// A value, another intent to perform next, words, and an intent whose view is shown, which no host does.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
        snippetIntent: some SnippetIntent
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }
}
