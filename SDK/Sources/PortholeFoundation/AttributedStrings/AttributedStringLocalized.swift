public import Foundation

extension AttributedString {
    /// Localizes a literal in the user's language and parses its inline Markdown.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizationLookup(
            key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle ?? .main,
            language: .current, locale: locale
        ).attributedString()
    }

    /// Localizes a key in the user's language and parses its inline Markdown.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = LocalizationLookup(
            key: key.description, value: defaultValue, table: table, bundle: bundle ?? .main,
            language: .current, locale: locale
        ).attributedString()
    }

    /// Localizes a resource in its own language and parses its inline Markdown.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizationLookup(
            key: resource.key, value: resource.defaultValue, table: resource.table,
            bundle: resource.bundle.resolved, language: resource.locale, locale: resource.locale
        ).attributedString()
    }
}
