/// The preferred text size, by its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// Three steps below the default.
    case extraSmall
    /// Two steps below the default.
    case small
    /// One step below the default.
    case medium
    /// The default size.
    case large
    /// One step above the default.
    case extraLarge
    /// Two steps above the default.
    case extraExtraLarge
    /// The largest size that is not an accessibility size.
    case extraExtraExtraLarge
    /// The smallest accessibility size.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Creates the category of a text size.
    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

    /// The size of the category.
    var size: DynamicTypeSize {
        let index = Self.allCases.firstIndex(of: self)
        return index.flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
    }
}

extension ContentSizeCategory: Comparable {
    /// Compares by size.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.size < rhs.size
    }
}

extension EnvironmentValues {
    /// The preferred text size, by its older names.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
