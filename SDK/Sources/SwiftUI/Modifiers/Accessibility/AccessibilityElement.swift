/// How assistive technology treats the children of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// Ignores the children.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Elements inside another.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Combines the children into one element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Makes the view a single accessibility element, or hides its children.
    ///
    /// Differs from Apple: `.combine` does not merge elements; each text remains a separate
    /// element.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }

    /// No effect here: each text is an element of its own.
    nonisolated public func accessibilityChildren<V: View>(
        @ViewBuilder children: () -> V
    ) -> some View { self }

    /// No effect here: each text is an element of its own.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View { self }
}
