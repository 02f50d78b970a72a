public import AppIntents

/// A control that performs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent> {
    private let action: Action
    private let label: Label
    private let actionLabel: (_ isActive: Bool) -> ActionLabel

    /// Shows a label, and another one while and after the action is performed.
    ///
    /// Differs from Apple: the other label is the one that it has when nothing is going on.
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
    /// It has no parts.
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
    /// Shows a label.
    nonisolated public init(action: Action, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label) { _ in EmptyView() }
    }
}

extension ControlWidgetButton where Label == Text {
    /// Shows a text, and another label while and after the action is performed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    /// Shows a text, and another label while and after the action is performed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    /// Shows a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, action: Action) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Shows a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: Action) {
        self.init(action: action) { Text(title) }
    }
}
