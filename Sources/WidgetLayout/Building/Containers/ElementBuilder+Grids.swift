import WidgetWire

extension ElementBuilder {
    /// A grid of rows that share their columns.
    func grid(_ view: RecordedView, _ inherited: Inherited) -> Element {
        GridElement(
            id: view.id.value, alignment: view.node.alignment,
            spacing: (view.node.length(.spacing), view.node.length(.rowSpacing)),
            children: members(of: view, inherited.inStack(along: nil)), grid: session.grid)
    }

    /// A grid of declared columns or rows.
    func lazyGrid(_ axis: Axis, _ view: RecordedView, _ inherited: Inherited) -> Element {
        LazyGridElement(
            id: view.id.value, axis: axis, tracks: view.node.lazyGridTracks,
            spacing: view.node.length(.spacing) ?? PlatformMetrics.spacing,
            alignment: view.node.alignment[axis.other],
            children: members(of: view, inherited.inStack(along: nil)), grid: session.grid)
    }

    /// Marks the views of a row, from `start` on, as belonging to it.
    func markRow(_ elements: inout [Element], from start: Int, _ view: RecordedView) {
        let node = view.node
        let isAligned = WireAlignment(node.int(.alignment) ?? 0).vertical != nil
        let alignment = isAligned ? node.alignment.vertical : nil
        let traits = GridTraits(row: GridTraits.Row(alignment: alignment))
        for index in start..<elements.count
        where session.admitsElement(around: elements[index]) {
            elements[index] = GridCellElement(
                id: view.id.value, child: elements[index], traits: traits)
        }
    }

    /// A view with its grid attributes.
    func gridCell(_ child: Element, _ view: RecordedView) -> Element {
        var traits = GridTraits()
        if let columns = view.node.int(.gridColumns) {
            traits.takesLine = columns == 0
            traits.columns = Int(columns.clamped(to: 1...1_000))
        }
        if let x = view.node.length(.x), let y = view.node.length(.y) {
            traits.anchor = Position(x: x, y: y)
        }
        if let axes = view.node.int(.unsizedAxes) {
            traits.unsizedAxes = Set(AxisSet(rawValue: axes).axes)
        }
        if view.node.int(.alignment) != nil {
            traits.columnAlignment = view.node.alignment.horizontal
        }
        return GridCellElement(id: view.id.value, child: child, traits: traits)
    }
}

extension ViewTree.Node {
    /// The tracks of a lazy grid, each from five numbers: its kind, two lengths, the distance and
    /// the alignment.
    fileprivate var lazyGridTracks: [LazyGridTrack] {
        guard case .doubles(let values) = self[.gridItems] else { return [] }
        return stride(from: 0, to: min(values.count, 5_000) - 4, by: 5).map { start in
            LazyGridTrack(Array(values[start..<start + 5]))
        }
    }
}

extension LazyGridTrack {
    /// Reads five numbers; NaN stands for the default.
    fileprivate init(_ numbers: [Double]) {
        let first = max(0, Length.finite(numbers[1]) ?? PlatformMetrics.minimumTrackLength)
        let bound = max(0, Length.bound(numbers[2]) ?? .infinity)
        let length: Extent =
            switch TrackKind(rawValue: numbers[0]) ?? .flexible {
            case .fixed: .fixed(first)
            case .flexible: .flexible(minimum: first, maximum: max(first, bound))
            case .adaptive: .adaptive(minimum: first, maximum: max(first, bound))
            }
        let guides = Length.finite(numbers[4]).map { GuidePair(Int64($0)) }
        self.init(
            length: length, spacing: Length.finite(numbers[3]) ?? PlatformMetrics.spacing,
            alignment: guides)
    }
}

/// The meaning of the first of a track's five numbers.
private enum TrackKind: Double {
    case fixed = 1
    case flexible = 2
    case adaptive = 3
}
