/// The places of everything on a contact sheet, in points: rows side by side as far as they fit,
/// then below.
struct ContactSheetLayout {
    struct Title {
        let text: String
        /// The width in which it is shown.
        let width: Double
        var x: Double
        var y: Double
    }

    struct Place {
        let cell: ContactSheet.Cell
        var x: Double
        var y: Double
    }

    static let captionHeight = 22.0
    static let gap = 20.0
    private static let margin = 28.0
    /// The distance between rows side by side, more than within one.
    private static let rowGap = 44.0

    private(set) var titles: [Title] = []
    private(set) var places: [Place] = []
    private(set) var width = 0.0
    private(set) var height = Self.margin

    init(_ sheet: ContactSheet) {
        var x = Self.margin
        var lineHeight = 0.0
        for row in sheet.rows.map(ContactSheetRow.init) {
            if x > Self.margin, x - Self.margin + row.width > ContactSheetRow.lineWidth {
                height += lineHeight
                (x, lineHeight) = (Self.margin, 0)
            }
            titles.append(Title(text: row.title, width: row.width, x: x, y: height))
            places += row.places.map { Place(cell: $0.cell, x: x + $0.x, y: height + $0.y) }
            width = max(width, x + row.width)
            x += row.width + Self.rowGap
            lineHeight = max(lineHeight, row.height)
        }
        width += Self.margin
        height += lineHeight + Self.margin - Self.gap
    }
}

/// The places of one row's cells below its title, from the row's corner.
private struct ContactSheetRow {
    /// The width at which lines break, enough for the widest family in light and dark.
    static let lineWidth = 1500.0
    private static let titleHeight = 36.0
    /// A width with room for most titles.
    private static let leastWidth = 336.0

    let title: String
    private(set) var places: [ContactSheetLayout.Place] = []
    private(set) var width = Self.leastWidth
    private(set) var height = Self.titleHeight

    init(_ row: ContactSheet.Row) {
        title = row.title
        var (x, lineHeight) = (0.0, 0.0)
        for cell in row.cells {
            let size = cell.size
            if x > 0, x + size.width > Self.lineWidth {
                height += lineHeight
                (x, lineHeight) = (0, 0)
            }
            places.append(.init(cell: cell, x: x, y: height))
            width = max(width, x + size.width)
            x += size.width + ContactSheetLayout.gap
            lineHeight = max(
                lineHeight,
                size.height + ContactSheetLayout.captionHeight + ContactSheetLayout.gap)
        }
        height += lineHeight
    }
}
