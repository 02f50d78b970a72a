/// The ids of placed widgets.
package enum InstanceID {
    private static let wordLimit = 24

    /// The word that ids of a kind begin with: the part after the kind's last dot, in lower case.
    static func word(of kind: String) -> String {
        let last = kind.split(separator: ".").last ?? ""
        var word = ""
        var previous: Character = "-"
        for character in last {
            guard character.isASCII, character.isLetter || character.isNumber else {
                previous = "-"
                continue
            }
            let beginsWord = previous == "-" || (character.isUppercase && !previous.isUppercase)
            if beginsWord, !word.isEmpty { word += "-" }
            word += character.lowercased()
            previous = character
        }
        let short = String(word.prefix(wordLimit))
        return short.isEmpty ? "widget" : short.hasSuffix("-") ? String(short.dropLast()) : short
    }

    /// The id of instance `number` among those whose ids begin with `word`.
    static func id(_ word: String, _ number: Int) -> String { "\(word)-\(number)" }

    /// Whether a name has the form of an id: words, a hyphen and a number.
    package static func isPossible(_ name: String) -> Bool {
        name.wholeMatch(of: /[a-z0-9][a-z0-9-]*-[1-9][0-9]*/) != nil
    }
}
