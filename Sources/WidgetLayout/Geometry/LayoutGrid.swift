import WidgetText

/// The lengths that a stack gives its children and the gaps between them.
enum LayoutGrid {
    /// Any.
    case points
    /// Whole cells, so that everything stands in columns and rows of its own.
    case cells

    /// The room for a child of a length: the nearest number of cells, one at least.
    func length(_ length: Double, along axis: Axis) -> Double {
        guard self == .cells, length > 0, length.isFinite else { return length }
        return max(1, Self.nearest(length, axis)) * Self.cell(axis)
    }

    /// The distance between two edges: what is side by side and not to touch never does.
    ///
    /// - Parameter isTight: Whether there is no room for any but the least distances.
    func gap(
        _ gap: Double, between edges: (EdgeSpacing, EdgeSpacing), along axis: Axis, isTight: Bool
    ) -> Double {
        guard self == .cells, gap > 0 else { return gap }
        let areTexts = edges == (.text, .text)
        let isApart = axis == .horizontal && edges.0 != .none && edges.1 != .none
        if isTight { return isApart && areTexts ? Self.cell(axis) : 0 }
        return max(isApart ? 1 : 0, Self.nearest(gap, axis)) * Self.cell(axis)
    }

    /// Where a child across a stack begins: what fills whole cells begins with one.
    ///
    /// - Parameter extent: The stack's, which a stack around it gives another room, in the middle.
    func start(
        _ start: Double, of length: Double, in extent: Double, along axis: Axis
    ) -> Double {
        guard self == .cells, start.isFinite,
            length.truncatingRemainder(dividingBy: Self.cell(axis)) == 0
        else { return start }
        let shift = (self.length(extent, along: axis) - extent) / 2
        return Self.nearest(start + shift, axis) * Self.cell(axis) - shift
    }

    /// Halves are nothing: in a terminal there is little room.
    private static func nearest(_ length: Double, _ axis: Axis) -> Double {
        (length / cell(axis) - 0.001).rounded()
    }

    private static func cell(_ axis: Axis) -> Double {
        axis == .horizontal ? CellMetrics.width : CellMetrics.height
    }
}
