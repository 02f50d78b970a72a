public import AppIntents

/// A control that turns something on and off.
///
/// A press performs the action with the inverted value.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>
where Action.ValueType == Bool {
    private let isOn: Bool
    private let action: Action
    private let label: Label
    private let valueLabel: (_ isOn: Bool) -> ValueLabel

    /// Creates a toggle with a label, and another label for the value.
    nonisolated public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {
        self.isOn = isOn
        self.action = action
        self.label = label()
        self.valueLabel = valueLabel
    }
}

extension ControlWidgetToggle: PrimitiveControlTemplate {
    /// A primitive: it has no body.
    public typealias Body = Never

    func content() -> ControlContent {
        var action = action
        action.value = !isOn
        var content = ControlContent(action: action, isOn: isOn, label: AnyView(label))
        if ValueLabel.self != EmptyView.self {
            content.valueLabels = [false, true].map { AnyView(valueLabel($0)) }
        }
        return content
    }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    /// Creates a toggle with a label.
    nonisolated public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: action, label: label) { _ in EmptyView() }
    }
}

extension ControlWidgetToggle where Label == Text {
    /// Creates a toggle with a title, and a label for the value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {
        self.init(
            isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    /// Creates a toggle with a title, and a label for the value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    /// Creates a toggle with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(titleKey) }
    }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(title) }
    }
}
