/// The accessibility traits of a view.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// A header.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// Selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    /// A summary element.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
    /// An element that updates frequently.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
    /// A field to search with.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 8)
    /// An element that plays sound.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 9)
    /// A keyboard key.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 10)
    /// An element that starts a media session when it is activated.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// An element that allows direct touch interaction.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// An element that turns pages.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// A modal element.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// A toggle.
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
