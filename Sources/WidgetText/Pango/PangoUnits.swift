import CPangoCairo

/// Lengths as Pango counts them.
enum PangoUnits {
    /// So many are a point.
    static let perPoint = Double(PANGO_SCALE)

    /// A length in points as whole units.
    static func units(_ points: Double) -> Int32 { Int32((points * perPoint).rounded()) }

    /// A length in points.
    static func points(_ units: Int32) -> Double { Double(units) / perPoint }
}
