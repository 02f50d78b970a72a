import CLinux
import Glibc

/// What of the file system a plugin can reach: the system, read only, and its own container.
///
/// Nothing is written but the container and a few devices. What is private to other programs of the
/// user is not even read: the hidden folders of the home, the host's own, terminals, run-time sockets.
struct FileWalls {
    /// The plugin's own folder, made when missing; nil: none.
    var container: String?
    /// Files and folders that are not the plugin's business, though they may lie in one that is.
    var hidden: [String]
    /// What is read wherever it lies, such as the plugin's bundle.
    var shown: [String]

    private static let devices = ["null", "zero", "full", "random", "urandom"].map { "/dev/\($0)" }
    private static let systemHidden = ["/dev", "/run/user"]

    /// The walls of the plugin that a runner was started for.
    init(_ arguments: RunnerArguments, home: HomeFolders = HomeFolders()) {
        container = arguments.container
        hidden = home.hidden + arguments.hidden
        shown = home.shown + [FilePath.folder(of: FilePath.resolved("/proc/self/exe"))]
        shown += [arguments.plugin, arguments.bundle ?? FilePath.folder(of: arguments.plugin)]
    }

    /// Shuts this process in; a kernel without Landlock leaves it as free as its user.
    func raise() throws(StartError) {
        if let container { FilePath.makeFolders("\(container)/tmp") }
        let walls = linux_open_file_walls()
        guard walls >= 0 else {
            if [ENOSYS, EOPNOTSUPP].contains(errno) { return }
            throw .system(call: "landlock_create_ruleset", errno: errno)
        }
        defer { close(walls) }
        let closed = Set((Self.systemHidden + hidden).map(FilePath.resolved))
        for path in ["/"] + shown.map(FilePath.resolved) {
            Self.allowReading(path, through: walls, except: closed)
        }
        for path in Self.devices + [container.map(FilePath.resolved)].compactMap(\.self) {
            // What is not there needs no way to it.
            _ = linux_allow_changing(walls, path)
        }
        guard linux_raise_file_walls(walls) == 0 else {
            throw .system(call: "landlock_restrict_self", errno: errno)
        }
    }

    /// Lets a folder be read, or where there is something closed in it, the rest.
    private static func allowReading(
        _ path: String, through walls: Int32, except closed: Set<String>
    ) {
        let inside = path == "/" ? "/" : "\(path)/"
        let closedInside = closed.filter { $0.hasPrefix(inside) }
        guard !closedInside.isEmpty else {
            _ = linux_allow_reading(walls, path)
            return
        }
        for name in FilePath.names(in: path) where !closedInside.contains(inside + name) {
            allowReading(inside + name, through: walls, except: closedInside)
        }
    }
}
