import Glibc

/// Distinguishes states of a file without reading it.
struct FileStamp: Sendable, Hashable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    /// Nanoseconds since 1970.
    let modified: Int64
    /// Whether it is a regular file, after following links.
    let isRegular: Bool
    /// Whether it is a folder, after following links.
    let isFolder: Bool

    /// Stamps the file at `path` without opening it, so it does not wait for a pipe or device.
    init(path: String) throws(Errno) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .last }
        self.init(status)
    }

    /// Stamps an open file.
    init(descriptor: Int32) throws(Errno) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
        isRegular = status.st_mode & S_IFMT == S_IFREG
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }

    /// The stamp as a cache key.
    var key: String { "\(device):\(inode):\(size):\(modified)" }
}
