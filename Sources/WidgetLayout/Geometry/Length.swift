import WidgetWire

/// Makes lengths from plugins safe to calculate with.
enum Length {
    /// Beyond this many points lengths are cut off: sums stay exact enough.
    static let limit = 1_000_000.0

    /// A number that can be calculated with; nil for NaN and infinities.
    static func finite(_ value: Double) -> Double? {
        value.isFinite ? value.clamped(to: -limit...limit) : nil
    }

    /// A number, or positive infinity; nil for NaN and negative infinity.
    static func bound(_ value: Double) -> Double? {
        value == .infinity ? value : finite(value)
    }
}
