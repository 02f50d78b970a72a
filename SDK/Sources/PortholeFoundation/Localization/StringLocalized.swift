public import Foundation

extension String {
    /// Localizes a literal in the user's language; `locale` formats its values.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizationLookup(
            key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle ?? .main,
            language: .current, locale: locale
        ).string()
    }

    /// Localizes a key in the user's language; `locale` formats the values of the default text.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = LocalizationLookup(
            key: key.description, value: defaultValue, table: table, bundle: bundle ?? .main,
            language: .current, locale: locale
        ).string()
    }

    /// Localizes a resource in its own language.
    public init(localized resource: LocalizedStringResource) { self = resource.string() }

    /// Localizes a literal and replaces its values.
    public init(
        localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        guard let replacements = options.replacements else {
            self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
            return
        }
        let counts = replacements.map { ($0 as? any BinaryInteger).map { Double($0) } }
        let format =
            (bundle ?? .main).localizedFormat(
                keyAndValue.key, table: table, language: .current, counts: counts)
            ?? keyAndValue.key
        self.init(format: format, locale: locale, arguments: replacements)
    }

    /// Localizes a resource and replaces its values.
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
        self.init(
            localized: resource.defaultValue, options: options, table: resource.table,
            bundle: resource.bundle.resolved, locale: resource.locale)
    }
}
