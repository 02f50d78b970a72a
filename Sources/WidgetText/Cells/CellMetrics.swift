/// The size of a character cell, in points.
///
/// A widget laid out with `WidgetEnvironment.Metrics.cells` measures text in these, so that its frames
/// divide into a terminal's columns and rows.
public enum CellMetrics {
    /// One column.
    public static let width = 8.0
    /// One row.
    public static let height = 16.0
    /// The distance of a cell's baseline from its top.
    public static let baseline = 12.0

    /// From this font size on text is bold: a cell cannot be larger, only heavier.
    static let boldFontSize = 22.0
    /// From this font weight on text is bold.
    static let boldFontWeight: UInt32 = 600
    /// Room short by less than this, lost in rounding, still counts, in points.
    static let tolerance = 0.5
    /// No paragraph has more columns or rows than this, whatever box it is given.
    static let limit = 4096

    /// The whole columns in a width; nil and what is not a number mean as many as there are.
    static func columns(in width: Double?) -> Int {
        count(of: self.width, in: width)
    }

    /// The whole rows in a height; nil and what is not a number mean as many as there are.
    static func rows(in height: Double?) -> Int {
        count(of: self.height, in: height)
    }

    private static func count(of cell: Double, in room: Double?) -> Int {
        guard let room, room.isFinite else { return limit }
        return Int(max(1, min((room + tolerance) / cell, Double(limit))))
    }
}
