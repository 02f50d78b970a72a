public import WidgetWire

extension Gauge {
    /// How many steps a gauge over time has; it changes at most once a second.
    private static let steps = 1_000.0

    /// The fraction to draw at a moment in seconds since 1970, 0…1.
    public func fraction(at now: Double) -> Double {
        guard hasInterval else { return fraction.clamped(to: 0...1) }
        let duration = interval.end - interval.start
        let elapsed =
            duration > 0 ? (now - interval.start) / duration : now < interval.start ? 0 : 1
        let passed = elapsed.clamped(to: 0...1)
        return interval.countsDown ? 1 - passed : passed
    }

    /// The first moment after `moment` at which the picture changes; nil when it never does.
    func nextChange(after moment: Double) -> Double? {
        guard hasInterval, moment < interval.end else { return nil }
        let step = max(1, (interval.end - interval.start) / Self.steps)
        guard moment >= interval.start else { return interval.start + step }
        return min(moment + step, interval.end)
    }
}
