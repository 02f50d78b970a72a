import Foundation

/// What the compiler is shown in place of source files, in the form that its option `-vfsoverlay` reads.
struct SourceOverlay {
    private struct Root: Encodable {
        let type = "file"
        let name: String
        let externalContents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case externalContents = "external-contents"
        }
    }

    private struct Document: Encodable {
        let version = 0
        /// Errors and `#filePath` name the author's files.
        let usesExternalNames = false
        let roots: [Root]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case usesExternalNames = "use-external-names"
        }
    }

    private var roots: [Root] = []

    /// Writes what is shown in place of the files that ask for their system into a folder of their own.
    init(_ files: [URL], in folder: URL) throws {
        let copies = folder.appending(path: "ios")
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        for (number, file) in files.enumerated() {
            let text = try String(contentsOf: file, encoding: .utf8)
            let shown = Self.shown(text)
            guard shown != text else { continue }
            let copy = copies.appending(path: "\(number)-\(file.lastPathComponent)")
            // The build goes by the date of what it compiles.
            if (try? String(contentsOf: copy, encoding: .utf8)) != shown {
                try shown.write(to: copy, atomically: true, encoding: .utf8)
            }
            roots.append(Root(name: file.path, externalContents: copy.path))
        }
    }

    /// Writes the overlay to a file.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(Document(roots: roots)).write(to: file)
    }

    /// A source text with the condition met, in which everything stands where it stood.
    ///
    /// Darwin's C library is glibc's here. Its name is put in place of the other only so that no package's
    /// `canImport(Darwin)` comes true by a module of that name.
    private static func shown(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            let start = line.drop(while: \.isWhitespace)
            if start.hasPrefix("#if") || start.hasPrefix("#elseif") {
                return line.replacing("os(iOS)", with: "true   ")
            }
            return line.replacing(darwinImport) { match in
                // "Glibc" is a letter shorter than "Darwin".
                match.1 + "Glibc" + String(repeating: " ", count: match.2.count - 5)
            }
        }.joined(separator: "\n")
    }

    /// Darwin, or a part of it, in a line that imports it: behind attributes and modifiers, before a comment.
    private static var darwinImport: Regex<(Substring, Substring, Substring)> {
        /^(\s*(?:@?\w+\s+)*import\s+)(Darwin(?:\.[\w.]+)?)(?=\s*(?:\/\/.*)?$)/
    }
}
