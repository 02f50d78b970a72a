public import Foundation

/// A localised text that is looked up where it is shown, in the language of that place.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
    /// What the bundle's tables know the text by.
    public let key: String

    /// The words where no table has the key.
    public let defaultValue: String.LocalizationValue

    /// The table's name; `nil` means `Localizable`.
    public let table: String?

    /// The language of the words and the format of values.
    public var locale: Locale

    /// Which bundle's tables are searched.
    public let bundle: BundleDescription

    /// Makes a literal both the key and the words in the development language.
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

    /// Takes a key and the words in the development language.
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

    /// Makes a literal both the key and the words in the development language, of a bundle's own table.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// Takes a key of a bundle's own table and the words in the development language.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale,
            bundle: .atURL(bundle.bundleURL))
    }

    /// The words in a language, the resource's own or another.
    package func string(in locale: Locale? = nil) -> String {
        let locale = locale ?? self.locale
        return LocalizationLookup(
            key: key, value: defaultValue, table: table, bundle: bundle.resolved,
            language: locale, locale: locale
        ).string()
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Makes a literal without values a resource of the main bundle.
    public init(stringLiteral value: String) { self.init(.init(stringLiteral: value)) }

    /// Makes a literal with values a resource of the main bundle.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(.init(stringInterpolation: stringInterpolation))
    }
}
