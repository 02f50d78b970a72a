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
        content.valueLabels = [false, true].map { AnyView(valueLabel($0)) }
        return content
    }
}

/// The label of a toggle's value that has no other: "On" or "Off", in the plugin's translations.
public struct ControlWidgetToggleDefaultLabel: View {
    let isOn: Bool

    /// The word.
    public var body: some View { isOn ? Text("On") : Text("Off") }
}

extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
    /// Creates a toggle with a label; its value is "On" or "Off".
    nonisolated public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, action: action, label: label) {
            ControlWidgetToggleDefaultLabel(isOn: $0)
        }
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

extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    /// Creates a toggle with a title; its value is "On" or "Off".
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(titleKey) }
    }

    /// Creates a toggle with a title; its value is "On" or "Off".
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(title) }
    }
}
