public import Foundation

extension Locale {
    /// The user's languages, the preferred first; here always one.
    ///
    /// `PortholeBuild` makes a target's `preferredLanguages` this: Foundation for Linux does not
    /// know the user's.
    public static var _preferredLanguages: [String] {
        let parts = Locale.Language.Components(identifier: current.identifier)
        let names = [
            parts.languageCode?.identifier, parts.script?.identifier, parts.region?.identifier,
        ]
        return [names.compactMap(\.self).joined(separator: "-")]
    }
}

extension Bundle {
    /// The bundle's language that suits the user best, or else its development language.
    ///
    /// `PortholeBuild` makes a target's `preferredLocalizations` this: Foundation for Linux does
    /// not know the user's languages.
    public var _preferredLocalizations: [String] {
        [LanguageMatch(.current).best(of: StringTable.languages(of: self)) ?? developmentRegion]
    }
}
