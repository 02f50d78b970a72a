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
        let areTexts = edges.0.kind == .text && edges.1.kind == .text
        let isApart = axis == .horizontal && edges.0.kind != .none && edges.1.kind != .none
        if isTight { return isApart && areTexts ? Self.cell(axis) : 0 }
        return max(isApart ? 1 : 0, Self.nearest(gap, axis)) * Self.cell(axis)
    }

    /// Where a child across a stack begins: what fills whole cells begins with one.
    ///
    /// - Parameter extent: The stack's, which is rounded too; the child keeps its alignment in it.
    func start(
        _ start: Double, of length: Double, in extent: Double, along axis: Axis
    ) -> Double {
        guard self == .cells, start.isFinite, length.isFinite else { return start }
        let room = extent - length
        let fraction = room == 0 ? 0.5 : start / room
        return self.start(
            fraction * (self.length(extent, along: axis) - length), of: length, along: axis)
    }

    /// Where a view begins that stands alone in a frame.
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

    /// The nearest insets; what is beside a view and not to touch it never does.
    func insets(_ insets: Insets) -> Insets {
        func inset(_ length: Double, _ axis: Axis) -> Double {
            guard self == .cells, length > 0 else { return length }
            return max(axis == .horizontal ? 1 : 0, Self.nearest(length, axis)) * Self.cell(axis)
        }
        return Insets(
            top: inset(insets.top, .vertical), leading: inset(insets.leading, .horizontal),
            bottom: inset(insets.bottom, .vertical), trailing: inset(insets.trailing, .horizontal))
    }

    /// Halves are nothing: in a terminal there is little room.
    private static func nearest(_ length: Double, _ axis: Axis) -> Double {
        (length / cell(axis) - 0.001).rounded()
    }

    private static func cell(_ axis: Axis) -> Double {
        axis == .horizontal ? CellMetrics.width : CellMetrics.height
    }
}
