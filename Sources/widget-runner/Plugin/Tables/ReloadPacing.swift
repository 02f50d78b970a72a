import WidgetWire

/// How often a plugin's requests for reloads go to the host: equal ones once in an interval.
///
/// Knows no clock and no pipe; what is to be done is returned. No request is lost: one that comes too
/// soon goes out when the interval ends.
struct ReloadPacing {
    /// More requests in one interval are a flood, which the plugin's author is told of.
    private static let floodLimit = 100

    /// What the caller has to do about a request.
    struct Reaction: Equatable {
        /// Send it to the host.
        var sends = false
        /// Call `intervalEnded` after an interval.
        var waits = false
        /// Log that the plugin asks too often, which is said once.
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
    /// - Returns: What to send now; if it is anything, another interval begins.
    mutating func intervalEnded() -> [ReloadRequest] {
        let due = pending
        sent = due
        pending = []
        count = 0
        isWaiting = !due.isEmpty
        return due.sorted { ($0.kind, $0.subject.rawValue) < ($1.kind, $1.subject.rawValue) }
    }
}
