/// Checks the names of locales.
enum LocaleName {
    /// Whether a name begins with a language of two to eight letters, as BCP 47 requires.
    ///
    /// ICU, which Foundation uses, ends the program for some names that do not.
    static func hasLanguage(_ locale: String) -> Bool {
        let language = locale.utf8.prefix { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
        return (2...8).contains(language.count)
            && language.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }
}
