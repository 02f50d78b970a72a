/// A limit on the work for one display list, which comes from a plugin but takes the host's time.
///
/// A widget needs a small part of it. Beyond it, nodes are left out, and layers are drawn directly.
struct DrawingBudget {
    /// How many cells may still be filled or blended, for all nodes together.
    private var cells: Int
    /// How many more layers may be open at once; each is a canvas in memory.
    private var layers = 16

    /// The usual number of cells for all nodes together.
    static let usualCells = 4 * 1024 * 1024

    init(cells: Int = usualCells) { self.cells = cells }

    /// Counts cells to be filled.
    ///
    /// - Returns: Whether they are within the limit.
    mutating func fill(cells count: Int) -> Bool {
        guard cells >= count else { return false }
        // Even a shape outside of the canvas costs a little.
        cells -= count + 1
        return true
    }

    /// Opens another layer, which must be closed.
    ///
    /// - Returns: Whether it is within the limit.
    mutating func openLayer(cells count: Int) -> Bool {
        guard layers > 0, fill(cells: count) else { return false }
        layers -= 1
        return true
    }

    mutating func closeLayer() {
        layers += 1
    }
}
