import CWidgetPlugin
public import PortholeFoundation

extension View {
    /// Sets the accessibility label of the view.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(
            AttributeModifier { recorder in
                recorder.set(
                    WIDGET_ACCESSIBILITY_LABEL, label.plainString(in: recorder.environment))
            })
    }

    /// Sets the accessibility label of the view.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the accessibility label of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
}

extension View {
    /// Sets the accessibility label of a view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ labelResource: LocalizedStringResource
    ) -> some View { accessibilityLabel(Text(labelResource)) }
}
