import Synchronization
import WidgetImages

/// Logs why pictures of a plugin stay empty, for the first few of them.
///
/// For any thread.
final class PictureProblems: Sendable {
    private let log: PluginLog
    private let left: Mutex<Int>

    /// - Parameter limit: How many are logged.
    init(log: PluginLog, limit: Int) {
        self.log = log
        left = Mutex(limit)
    }

    /// Logs the problem of a picture.
    ///
    /// - Parameter name: The picture, as the subject of a sentence.
    func report(_ problem: ImageProblem, of name: String) {
        let isAdmitted = left.withLock { left in
            guard left > 0 else { return false }
            left -= 1
            return true
        }
        if isAdmitted { log.write(.warning, "\(name) stays empty: \(problem).", isPicture: true) }
    }
}
