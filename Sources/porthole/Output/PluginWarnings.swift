import Logging
import Synchronization

/// Prints warnings about a plugin for its author, such as missing pictures, each once.
struct PluginWarnings: LogHandler {
    /// The greatest number of warnings printed, whatever a plugin logs.
    private static let limit = 100
    private static let told = Mutex<Set<String>>([])

    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning

    func log(event: LogEvent) {
        let words = event.warning
        let isNew = Self.told.withLock { told in
            told.count < Self.limit && told.insert(words).inserted
        }
        if isNew { warn(words) }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }
}
