public import AppIntents

/// A control that turns something on and off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
    ControlWidgetTemplate
where Action.ValueType == Bool {
    /// It has no parts.
    public typealias Body = Never

    /// Shows a label, and another one for the value.
    nonisolated public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    /// Shows a label.
    nonisolated public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetToggle where Label == Text {
    /// Shows a text, and a label for the value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {}

    /// Shows a text, and a label for the value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    /// Shows a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}

    /// Shows a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {}
}
