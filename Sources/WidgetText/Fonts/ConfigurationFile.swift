import Glibc

/// Replaces a file as a whole, so that readers see the old one or the new one.
///
/// Foundation's atomic write would link `mktemp` into the runner, about which the linker warns.
enum ConfigurationFile {
    /// Replaces a file, unless it has these bytes already.
    static func replace(_ path: String, with bytes: [UInt8]) throws(TextEngineError) {
        guard read(path, count: bytes.count + 1) != bytes else { return }
        makeDirectories(above: path)
        var temporary = Array("\(path).XXXXXX".utf8CString)
        let file = mkstemp(&temporary)
        guard file >= 0 else { throw failure(path) }
        fchmod(file, 0o644)
        let error = writeAll(bytes, to: file) ? nil : failure(path)
        guard close(file) == 0, error == nil, rename(temporary, path) == 0 else {
            let error = error ?? failure(path)
            unlink(temporary)
            throw error
        }
    }

    /// Reads at most `count` bytes of a file; nil when it cannot be opened.
    private static func read(_ path: String, count: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            length = max(0, Glibc.read(file, buffer.baseAddress, count))
        }
    }

    /// Creates the directories above a path; a failure shows when the file is opened.
    private static func makeDirectories(above path: String) {
        var directory = ""
        for part in path.split(separator: "/").dropLast() {
            directory += (directory.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
            mkdir(directory, 0o755)
        }
    }

    private static func failure(_ path: String) -> TextEngineError {
        .unwritableDirectory(path: path, reason: String(cString: strerror(errno)))
    }
}
