import CWidgetPlugin
public import PortholeFoundation

extension View {
    /// Says what the view is to people who do not see it.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(
            AttributeModifier { recorder in
                recorder.set(
                    WIDGET_ACCESSIBILITY_LABEL, label.plainString(in: recorder.environment))
            })
    }

    /// Says what the view is to people who do not see it.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Says what the view is to people who do not see it.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
}

extension View {
    /// Says what assistive technology calls the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ labelResource: LocalizedStringResource
    ) -> some View { accessibilityLabel(Text(labelResource)) }
}
