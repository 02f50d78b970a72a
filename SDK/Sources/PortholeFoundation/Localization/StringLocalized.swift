public import Foundation

extension String {
    /// Looks up a literal in the user's language; `locale` is that of the values in it.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizationLookup(
            key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle ?? .main,
            language: .current, locale: locale
        ).string()
    }

    /// Looks up a key in the user's language; `locale` is that of the values in the default words.
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

    /// Looks up a resource in its own language.
    public init(localized resource: LocalizedStringResource) { self = resource.string() }

    /// Looks up a literal and puts other values in the place of its own.
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

    /// Looks up a resource and puts other values in the place of its own.
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
        self.init(
            localized: resource.defaultValue, options: options, table: resource.table,
            bundle: resource.bundle.resolved, locale: resource.locale)
    }
}
