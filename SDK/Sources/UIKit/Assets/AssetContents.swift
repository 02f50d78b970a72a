import Foundation
import PortholeFoundation

/// The part of `Contents.json` that all items share: which variant an item is.
struct AssetVariant: Decodable, Sendable {
    struct Appearance: Decodable, Sendable {
        let appearance: String
        let value: String
    }

    let idiom: String?
    let appearances: [Appearance]?
    let gamut: String?
    let language: String?
    let direction: String?

    private enum CodingKeys: String, CodingKey {
        case idiom
        case appearances
        case gamut = "display-gamut"
        case language = "locale"
        case direction = "language-direction"
    }

    /// Whether it is made for dark surroundings.
    var isDark: Bool { has("luminosity", "dark") }

    /// Returns how well the item suits a widget on a phone; `nil` if it does not.
    ///
    /// Variants for a phone are preferred to those for all devices, and these to those for other
    /// devices. Then variants for the user's language, for the appearance, and for high contrast
    /// are preferred, in this order. Of two gamuts sRGB is preferred, in which images are drawn.
    func rank(_ place: AssetPlace) -> Int? {
        let idioms = ["iphone": 3, "universal": 2, "ipad": 1]
        var rank = idioms[idiom ?? "universal"] ?? 0
        rank = rank * 2 + (gamut == "display-P3" ? 0 : 1)
        if let language {
            guard place.languages.contains(language) else { return nil }
            rank += 1_000
        }
        if let direction {
            guard (direction == "right-to-left") == place.isRightToLeft else { return nil }
            rank += 500
        }
        if has("contrast", "high") {
            guard place.hasHighContrast else { return nil }
            rank += 20
        }
        if isDark { return place.isDark ? rank + 200 : nil }
        guard has("luminosity", "light") else { return rank }
        return place.isDark ? rank - 200 : rank + 100
    }

    private func has(_ appearance: String, _ value: String) -> Bool {
        appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
    }
}

/// The context for which a variant is chosen.
struct AssetPlace: Hashable, Sendable {
    var isDark = false
    var hasHighContrast = false
    var languages = AssetPlace.preferred
    var isRightToLeft = AssetPlace.isRightToLeft

    private static let isRightToLeft = Locale.current.language.characterDirection == .rightToLeft

    /// The user's languages in the notation of catalogs, with and without region.
    private static let preferred: [String] =
        (Bundle.main._preferredLocalizations + Locale._preferredLanguages).flatMap { name in
            [name, String(name.prefix { $0 != "-" && $0 != "_" })]
        }

    /// Light or dark, in the current drawing.
    init(isDark: Bool) {
        self.isDark = isDark
        hasHighContrast = UITraitCollection.current.accessibilityContrast == .high
    }

    /// Creates a context from traits.
    init(_ traits: UITraitCollection?) {
        self.init(isDark: traits?.userInterfaceStyle == .dark)
        if let traits, traits.accessibilityContrast != .unspecified {
            hasHighContrast = traits.accessibilityContrast == .high
        }
    }
}

extension URL {
    /// Reads the `Contents.json` of an item; returns `nil` and logs if it is invalid.
    func assetContents<Contents: Decodable>(_ type: Contents.Type) -> Contents? {
        let file = appending(path: "Contents.json")
        guard let data = try? Data(contentsOf: file) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            PluginLog.warnOnce("'\(file.path)' is not used: \(error)")
            return nil
        }
    }
}
