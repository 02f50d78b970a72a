import Foundation

/// The folder of a plugin's own files: its defaults, and what its app groups share.
struct PluginContainer {
    /// The folder's absolute path; it need not exist yet.
    let path: String

    /// The container of a bundle's identifier or, without one, of a library's file name.
    init(identifier: String?, library: String, in folder: String) {
        let file = URL(filePath: library).deletingPathExtension().lastPathComponent
        let bare = file.hasPrefix("lib") ? String(file.dropFirst(3)) : file
        path = "\(folder)/\(Self.fileName(identifier ?? bare))"
    }

    /// The container of a plugin; nil when the host gives plugins none.
    init?(of plugin: PluginFile, _ configuration: HostConfiguration) {
        guard let folder = configuration.containerDirectory else { return nil }
        self.init(
            identifier: plugin.bundle?.identifier, library: plugin.library, in: folder)
    }

    /// The folder in it that is emptied before a process starts and no other of the plugin runs.
    var temporaryFolder: String { "\(path)/tmp" }

    /// The variables that lead a plugin to its container, where alone it can write; Foundation keeps
    /// defaults, cookies, caches and temporary files in the others' folders.
    var environment: [String: String] {
        [
            "PORTHOLE_CONTAINER": path, "TMPDIR": temporaryFolder,
            "XDG_CONFIG_HOME": "\(path)/Library/Preferences",
            "XDG_CACHE_HOME": "\(path)/Library/Caches",
            "XDG_DATA_HOME": "\(path)/Library/Application Support",
        ]
    }

    /// An identifier that stays inside the folder, whatever a manifest says.
    private static func fileName(_ identifier: String) -> String {
        let name = String(
            identifier.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }
                .prefix(128))
        return name.hasPrefix(".") || name.isEmpty ? "_\(name)" : name
    }
}
