/// What assistive technology says a view is.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
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
    /// A field to search with.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 8)
    /// Something that plays sounds.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 9)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 10)
    /// Something that begins media when it is pressed.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// Something that takes a finger itself.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// Something that turns pages.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// Something in front of all else.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// Something that is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

extension View {
    /// No effect here: nothing reads what the view is.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        self
    }

    /// No effect here: nothing reads what the view is not.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        self
    }
}
