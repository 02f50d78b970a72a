/// A preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as on Apple's platforms.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ suffix: String) {
        self.init(rawValue: "UICTContentSizeCategory" + suffix)
    }

    /// Unspecified.
    public static let unspecified = UIContentSizeCategory(
        rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// Small.
    public static let small = UIContentSizeCategory("S")
    /// Below the default.
    public static let medium = UIContentSizeCategory("M")
    /// The default size.
    public static let large = UIContentSizeCategory("L")
    /// Above the default.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// Larger.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// The largest of the ordinary ones.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The first of the very large ones.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// The second of the very large ones.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// The third of the very large ones.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// The fourth of the very large ones.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The largest of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        "AccessibilityXXXL")

    /// Whether it is one of the very large ones.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
