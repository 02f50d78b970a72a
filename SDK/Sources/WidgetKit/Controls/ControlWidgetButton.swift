public import AppIntents

/// A control that performs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent> {
    private let action: Action
    private let label: Label
    private let actionLabel: (_ isActive: Bool) -> ActionLabel

    /// Creates a button with a label, and an action label for the time during and after the action.
    ///
    /// Differs from Apple: the action label is always shown in its inactive state.
    nonisolated public init(
        action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.action = action
        self.label = label()
        self.actionLabel = actionLabel
    }
}

extension ControlWidgetButton: PrimitiveControlTemplate {
    /// A primitive: it has no body.
    public typealias Body = Never

    func content() -> ControlContent {
        var content = ControlContent(action: action, label: AnyView(label))
        if ActionLabel.self != EmptyView.self {
            content.valueLabels = [AnyView(actionLabel(false))]
        }
        return content
    }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    /// Creates a button with a label.
    nonisolated public init(action: Action, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label) { _ in EmptyView() }
    }
}

extension ControlWidgetButton where Label == Text {
    /// Creates a button with a title, and an action label for the time during and after the action.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    /// Creates a button with a title, and an action label for the time during and after the action.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    /// Creates a button with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, action: Action) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: Action) {
        self.init(action: action) { Text(title) }
    }
}
