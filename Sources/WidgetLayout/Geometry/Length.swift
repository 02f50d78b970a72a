import WidgetWire

/// Makes lengths from plugins safe to calculate with.
enum Length {
    /// The greatest length in points, at which sums are still exact enough.
    static let limit = 1_000_000.0

    /// A number that is safe to calculate with; nil for NaN and infinities.
    static func finite(_ value: Double) -> Double? {
        value.isFinite ? value.clamped(to: -limit...limit) : nil
    }

    /// A number or positive infinity; nil for NaN and negative infinity.
    static func bound(_ value: Double) -> Double? {
        value == .infinity ? value : finite(value)
    }
}
