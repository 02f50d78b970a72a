/// The names that accessibility modifiers had at first.
extension View {
    /// Sets the accessibility label; replaced by `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the accessibility value; replaced by `accessibilityValue(_:)`.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets the accessibility hint; replaced by `accessibilityHint(_:)`.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Hides the view from people who do not see it; now `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool) -> some View {
        accessibilityHidden(hidden)
    }

    /// Sets an identifier for tests; replaced by `accessibilityIdentifier(_:)`.
    nonisolated public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// Adds accessibility traits; replaced by `accessibilityAddTraits(_:)`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Removes accessibility traits; replaced by `accessibilityRemoveTraits(_:)`.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the accessibility order; replaced by `accessibilitySortPriority(_:)`.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Sets the labels for voice input; replaced by `accessibilityInputLabels(_:)`.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View {
        accessibilityInputLabels(inputLabels)
    }
}
