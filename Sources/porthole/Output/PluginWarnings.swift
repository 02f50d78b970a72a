import Logging
import Synchronization

/// Tells a plugin's author what is noticed about it, such as a picture that no catalogue has: each
/// thing once, however often it is drawn.
struct PluginWarnings: LogHandler {
    /// More are not told, whatever a plugin logs.
    private static let limit = 100
    /// Scalars of one that are told.
    private static let wordLimit = 1_000
    private static let told = Mutex<Set<String>>([])

    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning

    func log(event: LogEvent) {
        let words = String("\(event.message)".unicodeScalars.prefix(Self.wordLimit))
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
