public import AppIntents

/// A control that performs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
    ControlWidgetTemplate
{
    /// It has no parts.
    public typealias Body = Never

    /// Shows a label, and another one while and after the action is performed.
    nonisolated public init(
        action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    /// Shows a label.
    nonisolated public init(action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetButton where Label == Text {
    /// Shows a text, and another label while and after the action is performed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {}

    /// Shows a text, and another label while and after the action is performed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    /// Shows a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, action: Action) {}

    /// Shows a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: Action) {}
}
