public import WidgetWire

/// Many widgets on one page, in titled rows, each with a caption.
public struct ContactSheet: Sendable {
    /// One widget.
    public struct Cell: Sendable {
        /// What stands below it.
        public var caption: String
        /// The widget.
        public var displayList: DisplayList
        /// What it is cut to.
        public var shape: WidgetShape
        /// Seconds since 1970: what its live dates are formatted for.
        public var moment: Double

        /// Makes a cell of a laid-out widget as it looks at a moment.
        public init(
            caption: String, displayList: DisplayList, shape: WidgetShape, at moment: Double
        ) {
            self.caption = caption
            self.displayList = displayList
            self.shape = shape
            self.moment = moment
        }
    }

    /// Widgets that belong together, broken into several lines where they do not fit into one.
    public struct Row: Sendable {
        /// What stands above it.
        public var title: String
        /// The widgets, from left to right.
        public var cells: [Cell]

        /// Makes a row of cells.
        public init(title: String, cells: [Cell]) {
            self.title = title
            self.cells = cells
        }
    }

    /// The rows, from top to bottom.
    public var rows: [Row]

    /// Makes a page of rows.
    public init(rows: [Row]) { self.rows = rows }
}

/// Where everything on a contact sheet stands, in points.
struct ContactSheetLayout {
    struct Place {
        let cell: ContactSheet.Cell
        let x: Double
        let y: Double
    }

    static let captionHeight = 22.0
    private static let titleHeight = 36.0
    private static let margin = 28.0
    private static let gap = 20.0
    /// Where lines break, wide enough for the widest family in light and dark.
    private static let lineWidth = 1500.0

    private(set) var titles: [(text: String, x: Double, y: Double)] = []
    private(set) var places: [Place] = []
    private(set) var width = 0.0
    private(set) var height = Self.margin

    init(_ sheet: ContactSheet) {
        for row in sheet.rows {
            titles.append((row.title, Self.margin, height))
            height += Self.titleHeight
            add(row.cells)
        }
        width += Self.margin
        height += Self.margin - Self.gap
    }

    private mutating func add(_ cells: [ContactSheet.Cell]) {
        var x = Self.margin
        var lineHeight = 0.0
        for cell in cells {
            let size = cell.displayList.environment
            if x > Self.margin, x + size.width > Self.lineWidth {
                height += lineHeight
                (x, lineHeight) = (Self.margin, 0)
            }
            places.append(Place(cell: cell, x: x, y: height))
            x += size.width + Self.gap
            width = max(width, x - Self.gap)
            lineHeight = max(lineHeight, size.height + Self.captionHeight + Self.gap)
        }
        height += lineHeight
    }
}
