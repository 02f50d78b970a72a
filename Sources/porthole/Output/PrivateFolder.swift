import Foundation

/// A folder among temporary files that is the user's alone, though anybody can guess its name.
enum PrivateFolder {
    /// The path of the folder, the same each time; of a new one where the usual one may be another user's.
    ///
    /// Whoever makes a folder first decides who writes to it, also later.
    static func path() throws -> String {
        let temporary = FileManager.default.temporaryDirectory
        let usual = temporary.appending(path: "porthole-\(getuid())").path
        mkdir(usual, 0o700)
        if isPrivate(usual) { return usual }
        var fresh = Array("\(usual)-XXXXXX".utf8CString)
        guard mkdtemp(&fresh) != nil else {
            throw CommandError("cannot make \(usual): \(String(cString: strerror(errno)))")
        }
        return String(decoding: fresh.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether something is a folder and no link to one, and nobody but this user changes what is in it.
    private static func isPrivate(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
    }
}
