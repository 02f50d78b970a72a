extension IntentResult {
    /// Another intent to perform next.
    public static func result(
        opensIntent: some AppIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(opens: opensIntent)
    }

    /// Another intent to perform next, and words.
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(opens: opensIntent, dialog: dialog)
    }

    /// A value, and another intent to perform next.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, opens: opensIntent)
    }

    /// A value, another intent to perform next, and words.
    public static func result<Value>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, opens: opensIntent, dialog: dialog)
    }

    /// An intent for the button of a device, which has none here.
    public static func result(
        actionButtonIntent: some AppIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }
}
