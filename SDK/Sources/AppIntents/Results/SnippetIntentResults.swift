// Results with an intent whose view is shown. It is never shown: no host has a place for it.

extension IntentResult {
    /// An intent whose view is shown, which no host does.
    public static func result<Snippet: SnippetIntent>(
        snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        Self()
    }

    /// Words, and an intent whose view is shown, which no host does.
    public static func result<Snippet: SnippetIntent>(
        dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        Self(dialog: dialog)
    }

    /// A value, and an intent whose view is shown, which no host does.
    public static func result<Value, Snippet: SnippetIntent>(
        value: Value, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
        Self(value: value)
    }

    /// A value, words, and an intent whose view is shown, which no host does.
    public static func result<Value, Snippet: SnippetIntent>(
        value: Value, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// Another intent to perform next, and one whose view is shown, which no host does.
    public static func result<Opened: AppIntent, Snippet: SnippetIntent>(
        opensIntent: Opened, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Opened, Snippet, Never> {
        Self(opens: opensIntent)
    }

    /// Another intent to perform next, words, and an intent whose view is shown, which no host does.
    public static func result<Opened: AppIntent, Snippet: SnippetIntent>(
        opensIntent: Opened, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Never, Opened, Snippet, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    /// A value, another intent to perform next, and one whose view is shown, which no host does.
    public static func result<Value, Opened: AppIntent, Snippet: SnippetIntent>(
        value: Value, opensIntent: Opened, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Opened, Snippet, Never> {
        Self(value: value, opens: opensIntent)
    }

    /// A value, another intent to perform next, words, and an intent whose view is shown, which no host does.
    public static func result<Value, Opened: AppIntent, Snippet: SnippetIntent>(
        value: Value, opensIntent: Opened, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Opened, Snippet, IntentDialog> {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }
}
