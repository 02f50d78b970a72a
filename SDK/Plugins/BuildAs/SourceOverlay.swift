import Foundation

/// What the compiler is shown in place of source files, in the form that its option `-vfsoverlay`
/// reads.
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

    /// Has a tool write what is shown in place of the files that need it into a folder of their
    /// own.
    init(_ files: [URL], as system: String, in folder: URL, tool: URL) throws {
        let copies = folder.appending(path: system)
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        for (number, file) in files.enumerated() {
            let copy = copies.appending(path: "\(number)-\(file.lastPathComponent)")
            let process = try Process.run(tool, arguments: [system, copy.path, file.path])
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                throw Problem("'\(file.path)' cannot be shown as for \(system).")
            }
            guard FileManager.default.fileExists(atPath: copy.path) else { continue }
            roots.append(Root(name: file.path, externalContents: copy.path))
        }
    }

    /// Writes the overlay to a file.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(Document(roots: roots)).write(to: file)
    }
}
