/// The reason why a view tree could not be finished.
public enum ViewTreeError: Error, CustomStringConvertible {
    /// `finish` was called a second time.
    case alreadyFinished

    /// One sentence for the plugin's log.
    public var description: String {
        switch self {
        case .alreadyFinished:
            "The views were finished before; record the next ones with a new builder."
        }
    }
}
