import Foundation

/// Decodes HTML entities.
enum HTMLEntity {
    /// Returns the character at the start of the text and the rest; `nil` if its "&" starts no
    /// entity.
    static func first(in source: Substring) -> (character: Character, after: Substring)? {
        let name = source.dropFirst().prefix(10).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
        guard source[name.endIndex...].first == ";", let character = character(of: name) else {
            return nil
        }
        return (character, source[name.endIndex...].dropFirst())
    }

    private static func character(of name: Substring) -> Character? {
        guard name.first == "#" else { return named[String(name)] }
        let digits = name.dropFirst()
        let number =
            digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }

    /// The entities of HTML 4 for punctuation and Western European letters.
    private static let named: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
        "shy": "\u{AD}", "iexcl": "¡", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€",
        "sect": "§", "copy": "©", "reg": "®", "trade": "™", "deg": "°", "plusmn": "±",
        "micro": "µ", "para": "¶", "middot": "·", "frac12": "½", "frac14": "¼", "frac34": "¾",
        "iquest": "¿", "times": "×", "divide": "÷", "laquo": "«", "raquo": "»", "lsaquo": "‹",
        "rsaquo": "›", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
        "bdquo": "„", "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "dagger": "†",
        "permil": "‰", "prime": "′", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
        "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "minus": "−", "hearts": "♥",
        "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å",
        "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë",
        "Igrave": "Ì", "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "Ntilde": "Ñ", "Ograve": "Ò",
        "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö", "Oslash": "Ø", "Ugrave": "Ù",
        "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "szlig": "ß", "agrave": "à", "aacute": "á",
        "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç",
        "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í",
        "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô",
        "otilde": "õ", "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û",
        "uuml": "ü", "yuml": "ÿ", "oelig": "œ", "OElig": "Œ", "scaron": "š", "Scaron": "Š",
    ]
}
