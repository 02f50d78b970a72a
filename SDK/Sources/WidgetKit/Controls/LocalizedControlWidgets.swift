import AppIntents
public import PortholeFoundation

// Controls with a localized string resource as title. If both fit, the compiler prefers a key, as
// on Apple's platforms.

extension ControlWidgetButton where Label == Text {
    /// Creates a button with a localized title, and an action label for the time during and after
    /// the action.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    /// Creates a button with a localized title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, action: Action) {
        self.init(action: action) { Text(titleResource) }
    }
}

extension ControlWidgetToggle where Label == Text {
    /// Creates a toggle with a localized title, and a label for the value.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {
        self.init(
            isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
    }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    /// Creates a toggle with a localized title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action
    ) {
        self.init(isOn: isOn, action: action) { Text(titleResource) }
    }
}

extension View {
    /// Describes the action of a control with a localized text.
    ///
    /// No effect here: tiles show labels only, and assistive technology does not read hints.
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint(
        _ actionHintResource: LocalizedStringResource
    ) -> some View {
        controlWidgetActionHint(Text(actionHintResource))
    }

    /// Describes the status of a control after an action with a localized text.
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus(
        _ statusResource: LocalizedStringResource
    ) -> some View {
        controlWidgetStatus(Text(statusResource))
    }

    /// Adds a localized label beside a corner widget.
    ///
    /// Differs from Apple: as `widgetLabel(label:)`.
    @_disfavoredOverload
    nonisolated public func widgetLabel(_ labelResource: LocalizedStringResource) -> some View {
        widgetLabel { Text(labelResource) }
    }
}
