import CoreFoundation
import Foundation

/// The folder of the plugin's own files, which the host names.
package enum PluginContainer {
    /// The container; it need not exist yet.
    package static let url: URL = {
        let variables = ProcessInfo.processInfo.environment
        if let path = variables["PORTHOLE_CONTAINER"], path.hasPrefix("/") {
            return URL(filePath: path, directoryHint: .isDirectory)
        }
        // Outside of a host, in a test say.
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return FileManager.default.temporaryDirectory
            .appending(path: "porthole/containers/\(name)", directoryHint: .isDirectory)
    }()

    /// Writes all defaults that were set since the last time, from any thread.
    ///
    /// Foundation on Linux keeps them in memory until it is told.
    package static func save() { CFPreferencesFlushCaches() }
}
