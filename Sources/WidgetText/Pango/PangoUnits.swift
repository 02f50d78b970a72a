import CPangoCairo

/// Lengths as Pango counts them.
enum PangoUnits {
    /// So many are a point.
    static let perPoint = Double(PANGO_SCALE)

    /// A length in points.
    static func points(_ units: Int32) -> Double { Double(units) / perPoint }
}
