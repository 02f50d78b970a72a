extension IntentResult {
    /// Another intent to perform next.
    public static func result<Opened: AppIntent>(
        opensIntent: Opened
    ) -> Self where Self == IntentResultContainer<Never, Opened, Never, Never> {
        Self(opens: opensIntent)
    }

    /// Another intent to perform next, and words.
    public static func result<Opened: AppIntent>(
        opensIntent: Opened, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    /// A value, and another intent to perform next.
    public static func result<Value, Opened: AppIntent>(
        value: Value, opensIntent: Opened
    ) -> Self where Self == IntentResultContainer<Value, Opened, Never, Never> {
        Self(value: value, opens: opensIntent)
    }

    /// A value, another intent to perform next, and words.
    public static func result<Value, Opened: AppIntent>(
        value: Value, opensIntent: Opened, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }

    /// An intent for the button of a device, which has none here.
    public static func result<Opened: AppIntent>(
        actionButtonIntent: Opened
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

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
}
