/// A view to press.
///
/// A widget is an archive: its label is shown and `action` never runs, as on Apple's platforms.
public struct Button<Label> {
    let role: ButtonRole?
    let label: Label
}

extension Button: View where Label: View {
    /// Shows `label`; `action` never runs.
    nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: action, label: label)
    }

    /// Shows `label`; `action` never runs.
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.label = label()
    }

    /// The label in the button style that is set around it.
    public var body: some View { StyledButton(role: role, label: AnyView(label)) }
}

extension Button where Label == Text {
    /// Shows a text; `action` never runs.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Shows a text; `action` never runs.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Shows a symbol before a text; `action` never runs.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

/// A button's label, dressed by the style it inherits.
private struct StyledButton: View {
    @Environment(\.buttonStyle) private var style
    let role: ButtonRole?
    let label: AnyView

    var body: some View {
        let configuration = ButtonStyleConfiguration(
            role: role, label: .init(content: label), isPressed: false)
        return style(configuration)
    }
}
