/// Pictures of widgets on one page, in titled rows, each with a caption.
///
/// It keeps a bounded number of pixels, whatever is added: when there are too many, all pictures
/// become smaller.
public struct ContactSheet {
    /// One widget.
    struct Cell {
        /// The caption below it.
        let caption: String
        /// The size in points, which stays when the picture becomes smaller.
        let size: (width: Double, height: Double)
        fileprivate(set) var picture: PictureSurface
    }

    /// Widgets that belong together, broken into lines when they do not fit into one.
    struct Row {
        /// The title above it.
        let title: String
        /// The widgets, from left to right.
        var cells: [Cell] = []
    }

    /// The greatest number of pixels of the page.
    static let mostPixels = 20 * 1024 * 1024
    /// The greatest number of pixels of all its pictures together.
    private static let pixelsOfPictures = 12 * 1024 * 1024

    /// The rows, from top to bottom.
    private(set) var rows: [Row] = []
    private let limit: Int
    /// How often the pictures were halved.
    private var halvings = 0

    /// Makes a page without rows.
    public init() { self.init(limit: Self.pixelsOfPictures) }

    /// - Parameter limit: The greatest number of pixels of all pictures together.
    init(limit: Int) { self.limit = limit }

    /// Begins a row, to which the next pictures belong.
    public mutating func beginRow(title: String) { rows.append(Row(title: title)) }

    /// Adds a picture to the last row.
    public mutating func add(_ picture: PictureSurface, caption: String) throws(PictureError) {
        guard let last = rows.indices.last else { return }
        var cell = Cell(caption: caption, size: picture.size, picture: picture)
        for _ in 0..<halvings { cell.picture = try cell.picture.halved() }
        rows[last].cells.append(cell)
        while pixelCount > limit, halvings < Self.mostHalvings { try halve() }
    }

    /// After so many, every picture is a single pixel.
    private static let mostHalvings = 14

    /// How many pixels are kept.
    var pixelCount: Int {
        rows.reduce(0) { sum, row in
            row.cells.reduce(sum) { $0 + $1.picture.width * $1.picture.height }
        }
    }

    private mutating func halve() throws(PictureError) {
        halvings += 1
        for row in rows.indices {
            for cell in rows[row].cells.indices {
                rows[row].cells[cell].picture = try rows[row].cells[cell].picture.halved()
            }
        }
    }
}
