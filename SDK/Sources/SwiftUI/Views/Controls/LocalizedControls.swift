public import AppIntents
public import PortholeFoundation

// Buttons and toggles with a localized string resource as title. If both fit, the compiler prefers
// a key, as on Apple's platforms.

extension Button where Label == Text {
    /// Shows a text in the user's language; `action` never runs.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }

    /// Shows a text in the user's language, and performs `intent` when it is pressed.
    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: I
    ) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Shows a symbol before a text in the user's language; `action` never runs.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            SwiftUI.Label(titleResource, systemImage: systemImage)
        }
    }

    /// Shows a symbol before a localized title, and performs `intent` when it is pressed.
    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        intent: I
    ) {
        self.init(role: role, intent: intent) {
            SwiftUI.Label(titleResource, systemImage: systemImage)
        }
    }
}

extension Toggle where Label == Text {
    /// Shows a text in the user's language and whether `isOn` is.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// Shows a localized title and a state, and performs `intent` when it is pressed.
    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, isOn: Bool, intent: I
    ) {
        self.init(isOn: isOn, intent: intent) { Text(titleResource) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Shows a symbol, a text in the user's language and whether `isOn` is.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }
}
