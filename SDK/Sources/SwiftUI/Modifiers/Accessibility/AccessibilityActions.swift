public import PortholeFoundation

/// Accessibility actions, which are never performed on a widget.
extension View {
    /// No effect here: assistive technology performs no actions on the views of a widget.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// No effect here: assistive technology performs no actions on the views of a widget.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// No effect here: assistive technology performs no actions on the views of a widget.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// No effect here: assistive technology performs no actions on the views of a widget.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// No effect here: assistive technology performs no actions on the views of a widget.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// No effect here: assistive technology performs no actions on the views of a widget.
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View { self }

    /// No effect here: nothing adjusts a widget's views.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }

    /// No effect here: nothing reads when the view's turn is.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// No effect here: widgets take no voice input.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// No effect here: widgets take no voice input.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> some View { self }

    /// No effect here: widgets take no voice input.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [LocalizedStringResource]
    ) -> some View { self }

    /// No effect here: widgets take no voice input.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> some View { self }

    /// No effect here: colors of widgets are never inverted.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        self
    }

    /// No effect here: nothing reads what level a heading has.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        self
    }

    /// No effect here: a widget has no large content viewer.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// No effect here: a widget has no large content viewer.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// No effect here: nothing reads whether the view reacts to presses.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }
}

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String

    /// The default action, performed by a press.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Escapes the current context.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The most important action.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Increments the value.
    case increment
    /// Decrements the value.
    case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// No heading level.
    case unspecified
    /// Heading level 1.
    case h1
    /// Heading level 2.
    case h2
    /// Heading level 3.
    case h3
    /// Heading level 4.
    case h4
    /// Heading level 5.
    case h5
    /// Heading level 6.
    case h6
}
