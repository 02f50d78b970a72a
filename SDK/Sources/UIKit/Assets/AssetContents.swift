import Foundation

/// What a catalogue's `Contents.json` says of any item: which one of several it is.
struct AssetVariant: Decodable, Sendable {
    struct Appearance: Decodable, Sendable {
        let appearance: String
        let value: String
    }

    let idiom: String?
    let appearances: [Appearance]?

    /// Whether it is made for dark surroundings.
    var isDark: Bool { has("luminosity", "dark") }

    /// How well the item suits a widget on a phone; nil where it does not at all.
    ///
    /// What is made for light or dark alone comes before what is made for both.
    func rank(isDark wantsDark: Bool) -> Int? {
        guard !has("contrast", "high") else { return nil }
        let idioms = ["iphone": 3, "universal": 2, "ipad": 1]
        guard let base = idioms[idiom ?? "universal"] else { return nil }
        if isDark { return wantsDark ? base + 20 : nil }
        return has("luminosity", "light") ? (wantsDark ? base - 20 : base + 10) : base
    }

    private func has(_ appearance: String, _ value: String) -> Bool {
        appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
    }
}

extension URL {
    /// Reads the `Contents.json` of an item's folder; nil where there is none that can be read.
    func assetContents<Contents: Decodable>(_ type: Contents.Type) -> Contents? {
        guard let data = try? Data(contentsOf: appending(path: "Contents.json")) else {
            return nil
        }
        return try? JSONDecoder().decode(type, from: data)
    }
}
