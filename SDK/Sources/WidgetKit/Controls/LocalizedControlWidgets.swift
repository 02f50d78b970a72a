import AppIntents
public import PortholeFoundation

// Controls whose text is a resource. Apple's compiler prefers a key where both fit.

extension ControlWidgetButton where Label == Text {
    /// Shows a text in the user's language, and another label while and after the action is performed.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (_ isActive: Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    /// Shows a text in the user's language.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, action: Action) {
        self.init(action: action) { Text(titleResource) }
    }
}

extension ControlWidgetToggle where Label == Text {
    /// Shows a text in the user's language, and a label for the value.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (_ isOn: Bool) -> ValueLabel
    ) {
        self.init(
            isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
    }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    /// Shows a text in the user's language.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isOn: Bool, action: Action
    ) {
        self.init(isOn: isOn, action: action) { Text(titleResource) }
    }
}

extension View {
    /// Says what a press of a control does, in the user's language.
    ///
    /// No effect here: tiles show labels only, and nothing reads hints.
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint(
        _ actionHintResource: LocalizedStringResource
    ) -> some View {
        controlWidgetActionHint(Text(actionHintResource))
    }

    /// Tells shortly what a control did, and how it is now, in the user's language: the label's value.
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus(
        _ statusResource: LocalizedStringResource
    ) -> some View {
        controlWidgetStatus(Text(statusResource))
    }

    /// Puts a text in the user's language beside a corner widget.
    ///
    /// Differs from Apple: as `widgetLabel(label:)`.
    @_disfavoredOverload
    nonisolated public func widgetLabel(_ labelResource: LocalizedStringResource) -> some View {
        widgetLabel { Text(labelResource) }
    }
}
