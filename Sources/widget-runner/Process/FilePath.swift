import Glibc

/// Paths of files and folders, as far as a runner needs them before it loads anything.
enum FilePath {
    /// The names in a folder; none where it cannot be listed.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// A path without links, as far as it exists.
    static func resolved(_ path: String) -> String {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return path }
        return resolved(String(path[..<slash])) + path[slash...]
    }

    /// The folder around what a path leads to.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes a folder for the user alone, and those around it; one that is there is left as it is.
    static func makeFolders(_ path: String) {
        if mkdir(path, 0o700) == 0 || errno != ENOENT { return }
        let around = folder(of: path)
        guard around != "/", around != "." else { return }
        makeFolders(around)
        mkdir(path, 0o700)
    }
}
