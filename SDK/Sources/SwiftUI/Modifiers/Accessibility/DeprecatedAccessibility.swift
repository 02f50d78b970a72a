/// The names that accessibility modifiers had at first.
extension View {
    /// Says what the view is; now `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Says what the view shows; now `accessibilityValue(_:)`.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Says what happens when the view is used; now `accessibilityHint(_:)`.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Hides the view from people who do not see it; now `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool) -> some View {
        accessibilityHidden(hidden)
    }

    /// Gives the view a name for tests; now `accessibilityIdentifier(_:)`.
    nonisolated public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// Says what the view is; now `accessibilityAddTraits(_:)`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Says what the view is not; now `accessibilityRemoveTraits(_:)`.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Says when the view's turn is; now `accessibilitySortPriority(_:)`.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Says how the view may be spoken to; now `accessibilityInputLabels(_:)`.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View {
        accessibilityInputLabels(inputLabels)
    }
}
