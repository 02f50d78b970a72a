import Logging
import Synchronization
import WidgetHost

/// Prints warnings about a plugin, each once.
struct PluginWarnings: LogHandler {
    /// What is printed.
    enum Subject {
        /// Everything, for the plugin's author.
        case everything
        /// Why pictures stay empty, for users.
        case pictures
    }

    private static let told = Mutex<Set<String>>([])

    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning
    private let subject: Subject

    init(_ subject: Subject) { self.subject = subject }

    /// The greatest number of warnings printed, whatever a plugin logs.
    private var limit: Int { subject == .pictures ? 10 : 100 }

    func log(event: LogEvent) {
        if subject == .pictures, event.metadata?[HostConfiguration.pictureKey] == nil { return }
        let words = event.warning
        let (isNew, count) = Self.told.withLock { told in
            guard told.count <= limit else { return (false, told.count) }
            return (told.insert(words).inserted, told.count)
        }
        guard isNew else { return }
        if count <= limit {
            warn(words)
        } else {
            warn(
                subject == .pictures
                    ? "More pictures stay empty." : "There are more warnings; see --verbose.")
        }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }
}
