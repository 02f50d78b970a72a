import Foundation
import Testing

/// A folder with localisations, which a bundle can be made of.
struct TableFolder: ~Copyable {
    let bundle: Bundle
    private let folder: URL

    /// Writes files, named by their paths.
    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        bundle = try #require(Bundle(url: folder))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
