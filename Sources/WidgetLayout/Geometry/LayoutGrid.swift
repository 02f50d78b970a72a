import WidgetText

/// The grid of lengths that stacks use for children and gaps.
enum LayoutGrid {
    /// Any length.
    case points
    /// Whole cells, so that everything has its own columns and rows.
    case cells

    /// The room for a child's length: the nearest number of cells, but at least one.
    func length(_ length: Double, along axis: Axis) -> Double {
        guard self == .cells, length > 0, length.isFinite else { return length }
        return max(1, Self.nearest(length, axis)) * Self.cell(axis)
    }

    /// The distance between two edges; views side by side that must not touch keep a cell between
    /// them.
    ///
    /// - Parameter isTight: Whether there is only room for the least distances.
    func gap(
        _ gap: Double, between edges: (EdgeSpacing, EdgeSpacing), along axis: Axis, isTight: Bool
    ) -> Double {
        guard self == .cells, gap > 0 else { return gap }
        let areTexts = edges.0.kind == .text && edges.1.kind == .text
        let isApart = axis == .horizontal && edges.0.kind != .none && edges.1.kind != .none
        if isTight { return isApart && areTexts ? Self.cell(axis) : 0 }
        return max(isApart ? 1 : 0, Self.nearest(gap, axis)) * Self.cell(axis)
    }

    /// The start of a child across a stack; a child that fills whole cells starts with one.
    ///
    /// - Parameter extent: The stack's extent, which is rounded too; the child keeps its alignment
    ///   in it.
    func start(
        _ start: Double, of length: Double, in extent: Double, along axis: Axis
    ) -> Double {
        guard self == .cells, start.isFinite, length.isFinite else { return start }
        let room = extent - length
        let fraction = room == 0 ? 0.5 : start / room
        return self.start(
            fraction * (self.length(extent, along: axis) - length), of: length, along: axis)
    }

    /// The start of a single view in a frame.
    func start(_ start: Position, of size: Size) -> Position {
        Position(
            x: self.start(start.x, of: size.width, along: .horizontal),
            y: self.start(start.y, of: size.height, along: .vertical))
    }

    private func start(_ start: Double, of length: Double, along axis: Axis) -> Double {
        guard self == .cells, start.isFinite,
            length.truncatingRemainder(dividingBy: Self.cell(axis)) == 0
        else { return start }
        return Self.nearest(start, axis) * Self.cell(axis)
    }

    /// The nearest insets; horizontal ones keep at least one cell.
    func insets(_ insets: Insets) -> Insets {
        func inset(_ length: Double, _ axis: Axis) -> Double {
            guard self == .cells, length > 0 else { return length }
            return max(axis == .horizontal ? 1 : 0, Self.nearest(length, axis)) * Self.cell(axis)
        }
        return Insets(
            top: inset(insets.top, .vertical), leading: inset(insets.leading, .horizontal),
            bottom: inset(insets.bottom, .vertical), trailing: inset(insets.trailing, .horizontal))
    }

    /// Halves are rounded down, since a terminal has little room.
    private static func nearest(_ length: Double, _ axis: Axis) -> Double {
        (length / cell(axis) - 0.001).rounded()
    }

    private static func cell(_ axis: Axis) -> Double {
        axis == .horizontal ? CellMetrics.width : CellMetrics.height
    }
}
