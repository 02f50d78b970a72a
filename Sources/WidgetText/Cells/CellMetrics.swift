/// The size of a character cell, in points.
///
/// A widget laid out with `WidgetEnvironment.Metrics.cells` measures text in these, so that its
/// frames divide into a terminal's columns and rows.
public enum CellMetrics {
    /// The width of a column.
    public static let width = 8.0
    /// The height of a row.
    public static let height = 16.0
    /// The distance of a cell's baseline from its top.
    public static let baseline = 12.0

    /// The font size from which text is bold, since a cell cannot be larger, only heavier.
    static let boldFontSize = 22.0
    /// The font weight from which text is bold.
    static let boldFontWeight: UInt32 = 600
    /// The shortage, in points, that is attributed to rounding, so that the cell still counts.
    static let tolerance = 0.5
    /// The greatest number of columns or rows of a paragraph, whatever its box.
    static let limit = 4096

    /// The whole columns in a width; the limit for nil and what is not finite.
    static func columns(in width: Double?) -> Int {
        count(of: self.width, in: width)
    }

    /// The whole rows in a height; the limit for nil and what is not finite.
    static func rows(in height: Double?) -> Int {
        count(of: self.height, in: height)
    }

    private static func count(of cell: Double, in room: Double?) -> Int {
        guard let room, room.isFinite else { return limit }
        return Int(max(1, min((room + tolerance) / cell, Double(limit))))
    }
}
