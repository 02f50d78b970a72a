/// A source file of an app for iOS, as the compiler for Linux is shown it.
struct AppleSource {
    let text: String

    /// With conditions on iOS met, with glibc for Darwin's C library, and without what only Objective-C's runtime does.
    ///
    /// Everything stays in its line, so that errors name the author's.
    var shown: String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let forIOS = lines.map { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            if start.hasPrefix("#if") || start.hasPrefix("#elseif") {
                return line.replacing("os(iOS)", with: "true   ")
            }
            return line.replacing(Self.darwinImport) { match in
                // "Glibc" is a letter shorter than "Darwin".
                match.1 + "Glibc" + String(repeating: " ", count: match.2.count - 5)
            }
        }
        return SwiftCode(forIOS.joined(separator: "\n")).mapped(ObjectiveCSpelling.replaced)
    }

    /// Darwin, or a part of it, in a line that imports it: behind attributes and modifiers, before a comment.
    ///
    /// Its name is replaced, so that no package's `canImport(Darwin)` comes true by a module of that name.
    private static var darwinImport: Regex<(Substring, Substring, Substring)> {
        /^(\s*(?:@?\w+\s+)*import\s+)(Darwin(?:\.[\w.]+)?)(?=\s*(?:\/\/.*)?$)/
    }
}
