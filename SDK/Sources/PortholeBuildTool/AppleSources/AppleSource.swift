/// A source file of an app for one of Apple's systems, as the compiler for Linux is shown it.
struct AppleSource {
    let text: String
    let system: AppleSystem

    /// With conditions on the system answered, with glibc for Darwin's C library, and without what only Objective-C's
    /// runtime does.
    ///
    /// Everything stays in its line, so that errors name the author's.
    var shown: String {
        let answers = system.answers
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            if start.hasPrefix("#if") || start.hasPrefix("#elseif") {
                return answers.reduce(line) { $0.answered($1.question, $1.isTrue) }
            }
            return line.replacing(Self.darwinImport) { match in
                // "Glibc" is a letter shorter than "Darwin".
                match.1 + "Glibc" + String(repeating: " ", count: match.2.count - 5)
            }
        }
        return SwiftCode(lines.joined(separator: "\n")).mapped(ObjectiveCSpelling.replaced)
    }

    /// Darwin, or a part of it, in a line that imports it: behind attributes and modifiers, before a comment.
    ///
    /// Its name is replaced, so that no package's `canImport(Darwin)` comes true by a module of that name.
    private static var darwinImport: Regex<(Substring, Substring, Substring)> {
        /^(\s*(?:@?\w+\s+)*import\s+)(Darwin(?:\.[\w.]+)?)(?=\s*(?:\/\/.*)?$)/
    }
}

extension Substring {
    /// The line of a condition with a question replaced by its answer, which is shorter and takes as many columns.
    fileprivate func answered(_ question: String, _ isTrue: Bool) -> Substring {
        let answer = "\(isTrue)"
        let columns = String(repeating: " ", count: question.count - answer.count)
        return replacing(question, with: answer + columns)
    }
}
