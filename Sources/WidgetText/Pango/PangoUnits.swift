import CPangoCairo

/// Lengths as Pango counts them.
enum PangoUnits {
    /// So many are a point.
    static let perPoint = Double(PANGO_SCALE)

    /// In points; honest text is far from both ends.
    private static let lengths = -10_000.0...10_000

    /// A length in points as whole units; 0 for what is no number.
    static func units(_ points: Double) -> Int32 {
        points.isNaN ? 0 : Int32((points.clamped(to: lengths) * perPoint).rounded())
    }

    /// A length in points.
    static func points(_ units: Int32) -> Double { Double(units) / perPoint }
}
