/// What assistive technology makes of the views inside one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// Nothing.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Elements inside another.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// One element of all.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Makes the view one element for assistive technology, or hides what is inside it.
    ///
    /// Differs from Apple: `.combine` joins nothing; each text stays an element of its own.
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
