public import AppIntents

extension Button where Label: View {
    /// Shows `label`, and performs `intent` when it is pressed.
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label)
    }

    /// Shows `label`, and performs `intent` when it is pressed.
    nonisolated public init<I: AppIntent>(
        role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, intent: intent, content: label())
    }
}

extension Button where Label == Text {
    /// Shows a text, and performs `intent` when it is pressed.
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    /// Shows a text, and performs `intent` when it is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(
        _ title: S, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Shows a symbol before a text, and performs `intent` when it is pressed.
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Shows a symbol before a text, and performs `intent` when it is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
