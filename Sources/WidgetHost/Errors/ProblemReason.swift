/// The kinds of problems a plugin can have; programs may rely on their names.
public enum ProblemReason: String, Sendable, Hashable, CaseIterable, Codable {
    /// The file is not a shared library for this machine, or a library it needs is missing.
    case notALibrary
    /// The library does not export `widget_plugin_entry`.
    case missingEntry
    /// The library was compiled against another major version of the header.
    case abiVersion
    /// The process ended while it loaded the plugin.
    case crashed
    /// The plugin's container holds more than it may.
    case containerFull
    /// Another plugin has the container of this plugin's identifier or file name, or has left files
    /// in it.
    ///
    /// The plugin can be used, with a container of its own.
    case containerTaken
    /// The plugin did not describe itself in time.
    case timedOut
    /// The plugin registered an unusable widget, or broke the protocol.
    case badReply
    /// The plugin registered no widget.
    case noWidgets
    /// A kind is already taken, by this plugin or by another one.
    case duplicateKind
    /// The file, folder or `Info.plist` cannot be read.
    case unreadable
    /// A plugin directory that was named does not exist.
    case missingFolder
}

extension ProblemReason {
    /// Whether the whole plugin is unusable because of the problem.
    var costsWholePlugin: Bool {
        switch self {
        case .duplicateKind, .containerTaken, .missingFolder: false
        default: true
        }
    }
}
