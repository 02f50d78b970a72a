/// An amount that may be used at once, and the amount regained per second: a token bucket.
struct RateLimit: Sendable, Hashable {
    let burst: Double
    let perSecond: Double

    static let unbounded = RateLimit(burst: .infinity, perSecond: 0)

    /// An amount that may be used at once, and the amount regained per second.
    init(burst: Double, perSecond: Double) {
        self.burst = burst
        self.perSecond = perSecond
    }

    /// An amount that may be used at once, and again after each period.
    init(_ amount: Int, each period: Duration) {
        self.init(burst: Double(amount), perSecond: Double(amount) / (period / .seconds(1)))
    }
}

/// How much of a ``RateLimit`` is used up.
struct RateLimitUse: Sendable {
    private var total = 0.0
    /// What was used and is not forgiven yet.
    private(set) var level = 0.0

    init() {}

    /// Starts with something that was used before; no less than nothing.
    init(level: Double) { self.level = max(level, 0) }

    /// Restarts the count; the next noted total counts from zero.
    mutating func beginCount() { total = 0 }

    /// Whether so much was used that no more may be.
    ///
    /// - Parameter seconds: The seconds since the last note.
    func isExceeded(after seconds: Double, of limit: RateLimit) -> Bool {
        level - seconds * limit.perSecond > limit.burst
    }

    /// Notes the total used until now, and the seconds since the last note.
    ///
    /// - Returns: Whether that is within the limit.
    @discardableResult
    mutating func note(_ total: Double, after seconds: Double, of limit: RateLimit) -> Bool {
        level = max(level - seconds * limit.perSecond, 0) + total - self.total
        self.total = total
        return level <= limit.burst
    }
}
