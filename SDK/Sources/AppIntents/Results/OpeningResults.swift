extension IntentResult {
    /// Creates a result with another intent to perform next.
    public static func result(
        opensIntent: some AppIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(opens: opensIntent)
    }

    /// Creates a result with another intent to perform next and a message.
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    /// Creates a result with a value and another intent to perform next.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, opens: opensIntent)
    }

    /// Creates a result with a value, another intent to perform next and a message.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }

    /// Creates a result with an intent for the Action button, which is never used here.
    public static func result(
        actionButtonIntent: some AppIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }
}
