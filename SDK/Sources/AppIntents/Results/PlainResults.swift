extension IntentResult {
    /// Creates an empty result.
    public static func result() -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    /// Creates a result with a value.
    public static func result<Value>(
        value: Value
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    /// Creates a result with a message.
    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// Creates a result with a value and a message.
    public static func result<Value>(
        value: Value, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}
