import CWidgetPlugin
public import PortholeFoundation

extension View {
    /// Sets the accessibility label of the view if `isEnabled` is true.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> some View {
        modifier(
            AttributeModifier { recorder in
                guard isEnabled else { return }
                let words = label.plainString(in: recorder.environment)
                recorder.set(WIDGET_ACCESSIBILITY_LABEL, words)
            })
    }

    /// Sets the accessibility label of the view if `isEnabled` is true.
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringKey, isEnabled: Bool
    ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// Sets the accessibility label of the view if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool
    ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// Sets the accessibility label of the view if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// Sets the accessibility value of the view if `isEnabled` is true.
    nonisolated public func accessibilityValue(
        _ value: Text, isEnabled: Bool
    ) -> some View {
        modifier(
            AttributeModifier { recorder in
                guard isEnabled else { return }
                let words = value.plainString(in: recorder.environment)
                recorder.set(WIDGET_ACCESSIBILITY_VALUE, words)
            })
    }

    /// Sets the accessibility value of the view if `isEnabled` is true.
    nonisolated public func accessibilityValue(
        _ value: LocalizedStringKey, isEnabled: Bool
    ) -> some View { accessibilityValue(Text(value), isEnabled: isEnabled) }

    /// Sets the accessibility value of the view if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ value: LocalizedStringResource, isEnabled: Bool
    ) -> some View { accessibilityValue(Text(value), isEnabled: isEnabled) }

    /// Sets the accessibility value of the view if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> some View { accessibilityValue(Text(value), isEnabled: isEnabled) }

    /// No effect here: assistive technology does not read hints of widgets.
    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool
    ) -> some View { self }

    /// No effect here: assistive technology does not read hints of widgets.
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringKey, isEnabled: Bool
    ) -> some View { self }

    /// No effect here: assistive technology does not read hints of widgets.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool
    ) -> some View { self }

    /// No effect here: assistive technology does not read hints of widgets.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> some View { self }
}
