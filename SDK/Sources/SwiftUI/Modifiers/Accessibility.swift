import CWidgetPlugin

/// A description of a view for people who do not see it.
public struct _AccessibilityTextModifier {
    let attribute: widget_attribute
    let text: Text
}

extension _AccessibilityTextModifier: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_GROUP) {
            recorder.set(attribute, text.plainString(in: recorder.environment))
            content()
        }
    }
}

extension View {
    /// Names the view for people who do not see it.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(_AccessibilityTextModifier(attribute: WIDGET_ACCESSIBILITY_LABEL, text: label))
    }

    /// Names the view for people who do not see it.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Names the view for people who do not see it.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says what the view shows, for people who do not see it.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(_AccessibilityTextModifier(attribute: WIDGET_ACCESSIBILITY_VALUE, text: value))
    }

    /// Says what the view shows, for people who do not see it.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Says what the view shows, for people who do not see it.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Names the view for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        inheriting { $0.set(WIDGET_ACCESSIBILITY_IDENTIFIER, identifier) }
    }

    /// Hides the view from people who do not see it.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        inheriting { $0.set(WIDGET_ACCESSIBILITY_HIDDEN, hidden) }
    }
}
