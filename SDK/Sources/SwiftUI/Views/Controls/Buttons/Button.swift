import AppIntents

/// A button.
///
/// A widget's views are recorded before they are shown: pressing a button performs its intent; an
/// `action` never runs, as on Apple's platforms.
public struct Button<Label> {
    let role: ButtonRole?
    let label: Label
    /// The intent that a press performs.
    var intent: (any AppIntent)?
}

extension Button: View where Label: View {
    /// Shows `label`; `action` never runs.
    @preconcurrency
    nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: action, label: label)
    }

    /// Shows `label`; `action` never runs.
    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("Button(action:)")
        self.role = role
        self.label = label()
    }

    /// The label in the button style that is set around it.
    public var body: some View {
        ActionRegion(
            intent: intent,
            content: StyledButton(
                configuration: PrimitiveButtonStyleConfiguration(
                    role: role, label: .init(content: AnyView(label)))))
    }

    nonisolated init(role: ButtonRole?, intent: any AppIntent, content: Label) {
        self.role = role
        self.intent = intent
        label = content
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style customizes, in the style around that one.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        label = configuration.label
    }
}

extension Button where Label == Text {
    /// Shows a text; `action` never runs.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Shows a text; `action` never runs.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Shows a symbol before a text; `action` never runs.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Shows a symbol before a text; `action` never runs.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Shows an image before a title; `action` never runs.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Shows an image before a title; `action` never runs.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
    }
}

/// A button's label in the style that it inherits.
struct StyledButton: View {
    @Environment(\.buttonStyle) private var style
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View { style.body(configuration, at: \.buttonStyle) }
}
