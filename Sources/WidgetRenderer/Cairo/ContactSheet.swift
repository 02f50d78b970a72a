public import WidgetWire

/// Many widgets on one page, in titled rows, each with a caption.
public struct ContactSheet: Sendable {
    /// One widget.
    public struct Cell: Sendable {
        /// The caption below it.
        public var caption: String
        /// The widget.
        public var displayList: DisplayList
        /// The shape it is cut to.
        public var shape: WidgetShape
        /// The moment that its live dates are formatted for, in seconds since 1970.
        public var moment: Double

        /// Makes a cell of a laid-out widget at a moment.
        public init(
            caption: String, displayList: DisplayList, shape: WidgetShape, at moment: Double
        ) {
            self.caption = caption
            self.displayList = displayList
            self.shape = shape
            self.moment = moment
        }
    }

    /// Widgets that belong together, broken into lines when they do not fit into one.
    public struct Row: Sendable {
        /// The title above it.
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
