import CWidgetPlugin
public import PortholeFoundation

extension View {
    /// Says what the view shows to people who do not see it.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(
            AttributeModifier { recorder in
                recorder.set(
                    WIDGET_ACCESSIBILITY_VALUE, value.plainString(in: recorder.environment))
            })
    }

    /// Says what the view shows to people who do not see it.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Says what the view shows to people who do not see it.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> some View { accessibilityValue(Text(valueResource)) }

    /// Says what the view shows to people who do not see it.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
}
