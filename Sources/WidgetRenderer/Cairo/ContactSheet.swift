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
