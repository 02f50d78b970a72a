/// What a locale is called.
enum LocaleName {
    /// Whether a name begins with a language as BCP 47 has them, of two to eight letters.
    ///
    /// ICU, which Foundation asks about locales, ends the program for some that do not.
    static func hasLanguage(_ locale: String) -> Bool {
        let language = locale.utf8.prefix { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
        return (2...8).contains(language.count)
            && language.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }
}
