import CWidgetPlugin
public import PortholeFoundation

extension View {
    /// Sets the accessibility value of the view.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(
            AttributeModifier { recorder in
                recorder.set(
                    WIDGET_ACCESSIBILITY_VALUE, value.plainString(in: recorder.environment))
            })
    }

    /// Sets the accessibility value of the view.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the accessibility value of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> some View { accessibilityValue(Text(valueResource)) }

    /// Sets the accessibility value of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
}
