import Foundation

/// A temporary folder that belongs to the user alone, although its name can be guessed.
enum PrivateFolder {
    /// The path of the folder, the same each time, unless another user may own that one.
    ///
    /// The creator of a folder decides who can write to it, also later; in that case a new folder
    /// is made once, and found again by its beginning.
    static func path() throws -> String {
        let temporary = FileManager.default.temporaryDirectory
        let usual = temporary.appending(path: "porthole-\(getuid())").path
        mkdir(usual, 0o700)
        if isPrivate(usual) { return usual }
        let former = try? FileManager.default.contentsOfDirectory(atPath: temporary.path)
            .filter { $0.hasPrefix("porthole-\(getuid())-") }.sorted()
            .lazy.map { temporary.appending(path: $0).path }.first(where: isPrivate)
        if let former { return former }
        var fresh = Array("\(usual)-XXXXXX".utf8CString)
        guard mkdtemp(&fresh) != nil else {
            throw CommandError(
                "The folder \(usual) cannot be made: \(String(cString: strerror(errno))).",
                exitCode: .cannotWrite)
        }
        return String(decoding: fresh.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether a path is a folder, not a link, that only this user can change.
    private static func isPrivate(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
    }
}
