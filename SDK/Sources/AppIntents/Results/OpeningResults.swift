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
}
