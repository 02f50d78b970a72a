/// The script of text that reads from left to right and whose characters do not join.
enum PlainScript {
    /// Some characters are Latin letters.
    case latin
    /// All are digits and signs, which belong to every script.
    case common

    /// The greatest length; longer text is rarely shown in one line.
    private static let lengthLimit = 200

    /// Determines the script; nil if a character may be of another script or direction, a picture,
    /// or no letter.
    init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.lengthLimit else { return nil }
        var hasLetters = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z": hasLetters = true
            case " "..."~", "°", "·", "–", "—", "‘", "’", "“", "”", "•", "…", "€": break
            // Except for the signs of multiplication and division.
            case "À"..."ſ" where scalar != "×" && scalar != "÷": hasLetters = true
            default: return nil
            }
        }
        self = hasLetters ? .latin : .common
    }
}
