/// Views that fill lines of cells with declared lengths, whatever the views' sizes.
final class LazyGridElement: Element {
    /// The direction in which lines follow each other: vertical for a grid of columns.
    private let axis: Axis
    private let tracks: [LazyGridTrack]
    private let spacing: Double
    /// Aligns the tracks in room that they do not fill, and views in their cells.
    private let alignment: Guide
    private let children: [Element]
    /// The grid of possible lengths: a terminal's cells, or any.
    private let grid: LayoutGrid
    private var latest: (length: Double, arrangement: Arrangement)?

    /// Views placed for one length across the lines, in the grid's coordinates.
    private struct Arrangement {
        var size = Size.zero
        var proposals: [Proposal] = []
        var origins: [Position] = []
    }

    init(
        id: UInt64, axis: Axis, tracks: [LazyGridTrack], spacing: Double, alignment: Guide,
        children: [Element], grid: LayoutGrid = .points
    ) {
        self.grid = grid
        self.axis = axis
        self.tracks = tracks
        self.spacing = grid.gap(
            spacing, between: (.standard, .standard), along: axis, isTight: false)
        self.alignment = alignment
        self.children = children
        super.init(id: id, around: ElementContents(children))
    }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        guard !children.isEmpty, !tracks.isEmpty else { return .zero }
        return arrangement(across: proposal[axis.other] ?? idealLength).size
    }

    /// Divides the tracks again for the length that the grid took.
    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        guard !children.isEmpty, !tracks.isEmpty else { return }
        let arrangement = arrangement(across: frame.size[axis.other])
        for index in Self.drawingOrder(of: children) {
            children[index].place(
                at: frame.origin + arrangement.origins[index],
                proposal: arrangement.proposals[index], into: writer)
        }
    }

    /// The length of a line with the first views at their ideal sizes.
    private var idealLength: Double {
        zip(tracks, children).reduce(0.0) { sum, pair in
            sum + pair.0.ideal(pair.1.size(for: .ideal)[axis.other])
        } + tracks.dropLast().reduce(0) { $0 + $1.spacing }
    }

    private func arrangement(across length: Double) -> Arrangement {
        if let latest, latest.length == length { return latest.arrangement }
        let arrangement = arranged(across: length)
        latest = (length, arrangement)
        return arrangement
    }

    private func arranged(across length: Double) -> Arrangement {
        let resolved = LazyGridTrack.resolve(
            tracks, dividing: length.isFinite ? length : idealLength)
        let total = LazyGridTrack.total(of: resolved)
        let extent = max(length, total)
        let room = length.isFinite ? extent : total
        let start = alignedStart(of: total, in: room)
        var arrangement = Arrangement()
        var end = 0.0
        for line in lines(of: resolved.count) {
            if end > 0 || !arrangement.origins.isEmpty { end += spacing }
            if takesLine(line) {
                let origin = Position(end, along: axis, across: 0)
                end += place(line, [whole(room)], from: origin, into: &arrangement)
            } else {
                let origin = Position(end, along: axis, across: start)
                end += place(line, resolved, from: origin, into: &arrangement)
            }
        }
        arrangement.size = Size(max(0, end), along: axis, across: extent)
        return arrangement
    }

    private func alignedStart(of total: Double, in extent: Double) -> Double {
        let room = Size(extent, along: axis.other, across: 0)
        let own = Size(total, along: axis.other, across: 0)
        return alignment.defaultPosition(in: room) - alignment.defaultPosition(in: own)
    }

    /// The indices of the views of each line: as many as there are tracks, or one that takes a
    /// line.
    private func lines(of count: Int) -> [[Int]] {
        var lines: [[Int]] = []
        var isClosed = true
        for index in children.indices {
            let takesLine = children[index].gridTraits.takesLine
            if takesLine || isClosed || lines[lines.count - 1].count == count {
                lines.append([])
            }
            lines[lines.count - 1].append(index)
            isClosed = takesLine
        }
        return lines
    }

    /// Whether a line consists of a view that takes it, such as a section's header.
    private func takesLine(_ line: [Int]) -> Bool {
        line.count == 1 && children[line[0]].gridTraits.takesLine
    }

    /// The track of a view that takes a line: all the room, even where the tracks leave some.
    private func whole(_ room: Double) -> LazyGridTrack.Resolved {
        LazyGridTrack.Resolved(length: room, spacing: 0, alignment: nil)
    }

    /// The guides of views in cells whose tracks name none.
    private var guides: GuidePair {
        axis == .vertical
            ? GuidePair(horizontal: alignment, vertical: .verticalCenter)
            : GuidePair(horizontal: .horizontalCenter, vertical: alignment)
    }

    /// Places the views of a line, and returns the length of the line along the grid's axis.
    private func place(
        _ line: [Int], _ tracks: [LazyGridTrack.Resolved], from origin: Position,
        into arrangement: inout Arrangement
    ) -> Double {
        let cells = zip(line, tracks)
        let sizes = cells.map { index, track in
            children[index].size(for: Proposal(nil, along: axis, across: track.length))
        }
        let height = grid.length(sizes.map { $0[axis] }.max() ?? 0, along: axis)
        var corner = origin
        for ((index, track), size) in zip(cells, sizes) {
            let proposal = Proposal(nil, along: axis, across: track.length)
            let slot = Size(height, along: axis, across: track.length)
            // A view that fills the height of its line keeps its proposal.
            let isSameSize = size[axis] == height
            let offer = isSameSize ? proposal : Proposal(slot)
            arrangement.proposals.append(offer)
            let inner = children[index].origin(
                aligning: track.alignment ?? guides, in: slot, for: offer)
            arrangement.origins.append(
                grid.start(corner + inner, of: children[index].size(for: offer)))
            corner[axis.other] += track.length + track.spacing
        }
        return height
    }
}
