import CPangoCairo

/// Converts lengths to Pango's units.
enum PangoUnits {
    /// The number of units in a point.
    static let perPoint = Double(PANGO_SCALE)

    /// The limits in points, which honest text does not reach.
    private static let lengths = -10_000.0...10_000

    /// A length in points as whole units; 0 for NaN.
    static func units(_ points: Double) -> Int32 {
        points.isNaN ? 0 : Int32((points.clamped(to: lengths) * perPoint).rounded())
    }

    /// A length in points.
    static func points(_ units: Int32) -> Double { Double(units) / perPoint }
}
