/// An amount that may be used at once, and the amount regained per second: a token bucket.
struct RateLimit: Sendable, Hashable {
    let burst: Double
    let perSecond: Double

    static let unbounded = RateLimit(burst: .infinity, perSecond: 0)
}

/// How much of a ``RateLimit`` is used up.
struct RateLimitUse: Sendable {
    private var total = 0.0
    private var level = 0.0

    /// Restarts the count; the next noted total counts from zero.
    mutating func beginCount() { total = 0 }

    /// Notes the total used until now, and the seconds since the last note.
    ///
    /// - Returns: Whether that is within the limit.
    mutating func note(_ total: Double, after seconds: Double, of limit: RateLimit) -> Bool {
        level = max(level - seconds * limit.perSecond, 0) + total - self.total
        self.total = total
        return level <= limit.burst
    }
}
