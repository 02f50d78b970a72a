public import AppIntents

extension Toggle where Label: View {
    /// Shows a label and whether it is on, and performs `intent` when it is pressed.
    ///
    /// A `SetValueIntent` gets the opposite of `isOn` as its value.
    nonisolated public init<I: AppIntent>(
        isOn: Bool, intent: I, @ViewBuilder label: () -> Label
    ) {
        self.init(intent: intent.setting(!isOn), isOn: isOn, content: label())
    }
}

extension Toggle where Label == Text {
    /// Shows a text and whether it is on, and performs `intent` when it is pressed.
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    /// Shows a text and whether it is on, and performs `intent` when it is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}

extension AppIntent {
    /// The intent, with a value to set if it sets one.
    fileprivate func setting(_ value: Bool) -> any AppIntent {
        guard let setter = self as? any SetValueIntent<Bool> else { return self }
        return setter.withValue(value)
    }
}

extension SetValueIntent where ValueType == Bool {
    fileprivate func withValue(_ value: Bool) -> any AppIntent {
        var intent = self
        intent.value = value
        return intent
    }
}
