public import Foundation

/// A localized string that is looked up when it is shown, in the language of that place.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
    /// The key in the bundle's tables.
    public let key: String

    /// The text used if no table has the key.
    public let defaultValue: String.LocalizationValue

    /// The name of the table; `nil` means `Localizable`.
    public let table: String?

    /// The locale of the text and its values.
    public var locale: Locale

    /// The bundle whose tables are searched.
    public let bundle: BundleDescription

    /// Creates a resource whose literal is both the key and the default text.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a resource with a key and a default text.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a resource of a bundle's own table; its literal is both the key and the default
    /// text.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// Creates a resource of a bundle's own table with a key and a default text.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale,
            bundle: .atURL(bundle.bundleURL))
    }

    /// Returns the text in the given locale, or in the resource's own.
    package func string(in locale: Locale? = nil) -> String {
        let locale = locale ?? self.locale
        return LocalizationLookup(
            key: key, value: defaultValue, table: table, bundle: bundle.resolved,
            language: locale, locale: locale
        ).string()
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Creates a resource of the main bundle from a literal.
    public init(stringLiteral value: String) { self.init(.init(stringLiteral: value)) }

    /// Creates a resource of the main bundle from an interpolated literal.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(.init(stringInterpolation: stringInterpolation))
    }
}
