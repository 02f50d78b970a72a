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

/// What assistive technology says a view is.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// A header.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// Chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    /// A summary of what is shown.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
    /// Something that changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
}

extension View {
    /// Makes the view an element for assistive technology; it has no effect here: each text is one.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }

    /// Says what happens when the view is used; nothing reads it here.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

    /// Says what happens when the view is used; nothing reads it here.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// Says what happens when the view is used; nothing reads it here.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// Says what the view is; nothing reads it here.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        self
    }

    /// Says what the view is not; nothing reads it here.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        self
    }

    /// Says when the view's turn is; nothing reads it here.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
