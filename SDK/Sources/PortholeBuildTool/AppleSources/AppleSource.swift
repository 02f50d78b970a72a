/// A source file of an app for one of Apple's systems, as the compiler for Linux is shown it.
struct AppleSource {
    let text: String
    let system: AppleSystem

    /// The source with its system conditions resolved, glibc in place of Darwin, Foundation in
    /// place of Objective-C's runtime, and without code that only that runtime can run.
    ///
    /// Everything stays in its line, so that errors name the author's.
    var shown: String {
        let answers = system.answers
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            if start.hasPrefix("#if") || start.hasPrefix("#elseif") {
                return answers.reduce(line) { $0.answered($1.question, $1.isTrue) }
            }
            return line.replacing(Self.systemImport) { match in
                let name = match.3 == "Darwin" ? "Glibc" : "Foundation"
                return match.1 + name + String(repeating: " ", count: match.2.count - name.count)
            }
        }
        return SwiftCode(lines.joined(separator: "\n")).mapped(ObjectiveCSpelling.replaced)
    }

    /// Darwin or Objective-C's runtime, or a part of them, in a line that imports it: behind
    /// attributes and modifiers, before a comment.
    ///
    /// Their names are replaced, so that no package's `canImport(Darwin)` comes true by a module of
    /// that name.
    private static var systemImport: Regex<(Substring, Substring, Substring, Substring)> {
        /^(\s*(?:@?\w+\s+)*import\s+)((Darwin|ObjectiveC)(?:\.[\w.]+)?)(?=\s*(?:\/\/.*)?$)/
    }
}

extension Substring {
    /// The line of a condition with a question replaced by its answer, which is shorter and takes
    /// as many columns.
    fileprivate func answered(_ question: String, _ isTrue: Bool) -> Substring {
        let answer = "\(isTrue)"
        let columns = String(repeating: " ", count: question.count - answer.count)
        return replacing(question, with: answer + columns)
    }
}
