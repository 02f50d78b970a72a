import Glibc
import WidgetWire

/// The operations on paths that a runner needs before it loads anything.
enum FilePath {
    /// Passes each entry of a folder to `body`, with its name and the folder's descriptor.
    ///
    /// Nothing happens when the folder cannot be listed.
    static func forEachEntry(
        of folder: String, _ body: (String, UnsafePointer<dirent>, Int32) -> Void
    ) {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { body(name, entry, dirfd(stream)) }
        }
    }

    /// The path with links resolved; nil when nothing exists there.
    static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The path with links resolved in the part that exists.
    static func resolved(_ path: String) -> String {
        if let real = real(path) { return real }
        guard let slash = path.lastSlash, slash > path.startIndex else { return path }
        return resolved(String(path[..<slash])) + path[slash...]
    }

    /// The path of the folder that contains a path.
    static func folder(of path: String) -> String {
        guard let slash = path.lastSlash else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Creates a folder, and those around it, for the user alone; existing ones are left as they
    /// are.
    static func makeFolders(_ path: String) {
        if mkdir(path, 0o700) == 0 || errno != ENOENT { return }
        let around = folder(of: path)
        guard around != "/", around != "." else { return }
        makeFolders(around)
        mkdir(path, 0o700)
    }
}
