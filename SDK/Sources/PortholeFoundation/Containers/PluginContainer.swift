import CoreFoundation
import Foundation

/// The folder of the plugin's own files, which the host determines.
package enum PluginContainer {
    /// The container; it may not exist yet.
    package static let url: URL = {
        let variables = ProcessInfo.processInfo.environment
        if let path = variables["PORTHOLE_CONTAINER"], path.hasPrefix("/") {
            return URL(filePath: path, directoryHint: .isDirectory)
        }
        // Without a host, for example in a test.
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return FileManager.default.temporaryDirectory
            .appending(path: "porthole/containers/\(name)", directoryHint: .isDirectory)
    }()

    /// Writes all changed defaults to disk, from any thread.
    ///
    /// Foundation for Linux keeps them in memory until told to write them.
    package static func save() { CFPreferencesFlushCaches() }
}
