import Foundation

/// An `.xcstrings` file, which contains all languages of a table.
struct StringCatalog: Decodable {
    let sourceLanguage: String
    private let strings: [String: Entry]

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    private struct Unit: Decodable {
        var value: String
    }

    private struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    private struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    init?(_ url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        do {
            self = try JSONDecoder().decode(StringCatalog.self, from: data)
        } catch {
            PluginLog.warnOnce("'\(url.path)' is not used: it is not a string catalogue. \(error)")
            return nil
        }
    }

    /// Returns the texts of each language.
    func texts() -> [String: StringTable.Texts] {
        var languages: [String: StringTable.Texts] = [:]
        for (key, entry) in strings {
            for (language, localization) in entry.localizations ?? [:] {
                languages[language, default: [:]][key] = Self.format(localization)
            }
        }
        return languages
    }

    private static func format(_ localization: Localization) -> LocalizedFormat? {
        guard let variants = variants(localization) else { return nil }
        let substitutions = (localization.substitutions ?? [:]).compactMapValues { substitution in
            substitution.variations.flatMap(Self.variants).map {
                LocalizedFormat.Substitution(
                    argument: substitution.argNum.flatMap { $0 > 0 ? $0 - 1 : nil },
                    specifier: substitution.formatSpecifier ?? "lld", variants: $0)
            }
        }
        return LocalizedFormat(variants, substitutions: substitutions)
    }

    private static func variants(_ localization: Localization) -> LocalizedFormat.Variants? {
        if let unit = localization.stringUnit, !unit.value.isEmpty { return .text(unit.value) }
        return localization.variations.flatMap(variants)
    }

    private static func variants(_ variations: Variations) -> LocalizedFormat.Variants? {
        if let plural = variations.plural { return .plural(plural.compactMapValues(variants)) }
        return variations.device?.ofNearestDevice.flatMap(variants)
    }
}

extension Dictionary where Key == String {
    /// Selects the variant for a phone, which is the device most similar to a widget here.
    var ofNearestDevice: Value? {
        self["iphone"] ?? self["other"] ?? self.min { $0.key < $1.key }?.value
    }
}
