/// An amount that may be used at once, and the amount regained each second.
struct Allowance: Sendable, Hashable {
    let atOnce: Double
    let eachSecond: Double

    static let unbounded = Allowance(atOnce: .infinity, eachSecond: 0)
}

/// How much of an ``Allowance`` is used up.
struct AllowanceUse: Sendable {
    private var total = 0.0
    private var level = 0.0

    /// Restarts the count; the next noted total counts from zero.
    mutating func beginCount() { total = 0 }

    /// Notes the total used until now, and the seconds since the last note.
    ///
    /// - Returns: Whether that is within the allowance.
    mutating func note(_ total: Double, after seconds: Double, of allowance: Allowance) -> Bool {
        level = max(level - seconds * allowance.eachSecond, 0) + total - self.total
        self.total = total
        return level <= allowance.atOnce
    }
}
