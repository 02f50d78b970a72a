import Logging
import Synchronization
import WidgetHost

/// Prints why pictures of a plugin stay empty, each once; everything else that is logged is left
/// out.
struct PictureWarnings: LogHandler {
    /// How many pictures are named.
    private static let namedPictures = 10
    private static let told = Mutex<Set<String>>([])

    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning

    func log(event: LogEvent) {
        guard event.metadata?[HostConfiguration.pictureKey] != nil else { return }
        let words = event.warning
        let (isNew, count) = Self.told.withLock { told in
            guard told.count <= Self.namedPictures else { return (false, told.count) }
            return (told.insert(words).inserted, told.count)
        }
        if isNew, count <= Self.namedPictures {
            warn(words)
        } else if isNew {
            warn("More pictures stay empty.")
        }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }
}
