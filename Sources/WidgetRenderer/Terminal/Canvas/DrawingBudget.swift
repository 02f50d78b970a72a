/// How much drawing one display list may cause: it comes from a plugin, and the host's time is at stake.
///
/// A widget needs a small part of it. What goes beyond is left out, a layer drawn straight.
struct DrawingBudget {
    /// Cells that may be filled or blended, all nodes together.
    private var cells = 4 * 1024 * 1024
    /// Layers that may be open at once: each is a canvas in memory.
    private var layers = 16

    /// Whether so many cells may still be filled; if so they are counted.
    mutating func fill(cells count: Int) -> Bool {
        guard cells >= count else { return false }
        // Even a shape outside the canvas costs a little.
        cells -= count + 1
        return true
    }

    /// Whether one more layer may be opened; if so it must be closed.
    mutating func openLayer(cells count: Int) -> Bool {
        guard layers > 0, fill(cells: count) else { return false }
        layers -= 1
        return true
    }

    mutating func closeLayer() {
        layers += 1
    }
}
