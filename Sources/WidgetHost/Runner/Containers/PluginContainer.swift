import Foundation

/// The folder of a plugin's own files: its defaults, and the data that its app groups share.
struct PluginContainer {
    /// The folder's absolute path; it need not exist yet.
    let path: String

    /// The container at a path.
    init(path: String) { self.path = path }

    /// Claims the container of a plugin, which no plugin elsewhere gets from then on.
    ///
    /// This may wait for another host that is claiming one.
    ///
    /// - Returns: nil when the host is configured without containers.
    static func claim(for plugin: PluginFile, _ configuration: HostConfiguration)
        -> PluginContainer?
    {
        guard let folder = configuration.containerDirectory else { return nil }
        let name = name(of: plugin)
        let claimed = ContainerOwners(folder: folder).claim(name, for: PluginPlace(plugin))
        return PluginContainer(path: "\(folder)/\(claimed)")
    }

    /// The name of a plugin's container unless another plugin has it.
    static func name(of plugin: PluginFile) -> String {
        name(identifier: plugin.bundle?.identifier, library: plugin.library)
    }

    /// The name for a bundle's identifier or, without one, for a library's file name.
    static func name(identifier: String?, library: String) -> String {
        fileName(identifier ?? LibraryName.target(of: URL(filePath: library)))
    }

    /// The folder in it for temporary files, emptied before a process starts unless another of the
    /// plugin runs.
    var temporaryFolder: String { "\(path)/tmp" }

    /// The file that is locked while the plugin performs an intent.
    var turnFile: String { recordFile(in: ".turns") }

    /// The file that says how much of its rate limits the plugin has used.
    var useFile: String { recordFile(in: ".uses") }

    /// A file of the host's beside the containers, in a folder whose name no container can have.
    private func recordFile(in folder: String) -> String {
        let container = URL(filePath: path)
        return container.deletingLastPathComponent().path + "/\(folder)/"
            + container.lastPathComponent
    }

    /// The variables that direct a plugin to its container, the only place it can write to.
    ///
    /// Foundation keeps defaults, cookies, caches and temporary files in these folders.
    var environment: [String: String] {
        [
            "PORTHOLE_CONTAINER": path, "TMPDIR": temporaryFolder,
            "XDG_CONFIG_HOME": "\(path)/Library/Preferences",
            "XDG_CACHE_HOME": "\(path)/Library/Caches",
            "XDG_DATA_HOME": "\(path)/Library/Application Support",
        ]
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            true
        default: ["-", "_", "."].contains(scalar)
        }
    }

    /// The identifier as a file name that cannot lead out of the folder.
    private static func fileName(_ identifier: String) -> String {
        // Letter by letter, a slash would pass that has a mark or a joining letter beside it.
        let plain = identifier.unicodeScalars.prefix(128).map { scalar in
            isPlain(scalar) ? scalar : "_"
        }
        var name = String(String.UnicodeScalarView(plain))
        // File systems limit names in bytes, and a number or an ending may follow.
        while name.utf8.count > 200 { name.removeLast() }
        return name.hasPrefix(".") || name.isEmpty ? "_\(name)" : name
    }
}
