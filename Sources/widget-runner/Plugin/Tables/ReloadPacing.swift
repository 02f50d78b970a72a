import WidgetWire

/// Limits a plugin's reload requests: equal ones go to the host once in an interval.
///
/// It knows neither a clock nor a pipe; it returns what is to be done. No request is lost: one that
/// comes too soon goes out when the interval ends.
struct ReloadPacing {
    /// More requests in one interval are a flood, which is reported to the plugin's author.
    private static let floodLimit = 100

    /// The caller's task after a request.
    struct Reaction: Equatable {
        /// Send it to the host.
        var sends = false
        /// Call `intervalEnded` after an interval.
        var waits = false
        /// Log that the plugin asks too often; this happens once.
        var complains = false
    }

    private var isWaiting = false
    private var sent: Set<ReloadRequest> = []
    private var pending: Set<ReloadRequest> = []
    private var count = 0
    private var hasComplained = false

    /// The plugin asks for a reload.
    mutating func ask(_ request: ReloadRequest) -> Reaction {
        var reaction = Reaction()
        count += 1
        if count > Self.floodLimit, !hasComplained {
            reaction.complains = true
            hasComplained = true
        }
        if sent.insert(request).inserted {
            reaction.sends = true
            reaction.waits = !isWaiting
            isWaiting = true
        } else {
            pending.insert(request)
        }
        return reaction
    }

    /// An interval has passed.
    ///
    /// - Returns: The requests to send now; if there are any, another interval begins.
    mutating func intervalEnded() -> [ReloadRequest] {
        let due = pending
        sent = due
        pending = []
        count = 0
        isWaiting = !due.isEmpty
        return due.sorted { ($0.kind, $0.subject.rawValue) < ($1.kind, $1.subject.rawValue) }
    }
}
