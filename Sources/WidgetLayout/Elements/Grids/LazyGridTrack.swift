/// One column of a lazy grid that runs down, or one row of one that runs across, as it was declared.
struct LazyGridTrack {
    /// How its length is found.
    enum Extent {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        /// As many tracks as there is room for.
        case adaptive(minimum: Double, maximum: Double)
    }

    /// No track makes more of itself.
    private static let limit = 1_000.0

    let length: Extent
    /// The distance to the next track.
    let spacing: Double
    /// Where views lie in their cells; the grid's own choice where it is nil.
    let alignment: GuidePair?

    /// A track of some length, with the distance behind it.
    struct Resolved {
        var length: Double
        let spacing: Double
        let alignment: GuidePair?
    }

    /// The lengths of tracks that divide `total`: fixed ones first, then the others in turn, each an
    /// equal share of what is left.
    static func resolve(_ tracks: [LazyGridTrack], dividing total: Double) -> [Resolved] {
        var rest = total - tracks.dropLast().reduce(0) { $0 + $1.spacing }
        var waiting = 0
        for track in tracks {
            if case .fixed(let length) = track.length { rest -= length } else { waiting += 1 }
        }
        return tracks.flatMap { track -> [Resolved] in
            let room = max(0, rest / Double(max(1, waiting)))
            let resolved = track.resolve(in: room)
            if case .fixed = track.length { return resolved }
            waiting -= 1
            rest -= Self.total(of: resolved)
            return resolved
        }
    }

    private func resolve(in room: Double) -> [Resolved] {
        switch length {
        case .fixed(let length): return [resolved(length)]
        case .flexible(let minimum, let maximum):
            return [resolved(max(minimum, min(room, maximum)))]
        case .adaptive(let minimum, let maximum):
            let step = max(minimum + spacing, 0.001)
            let count = max(1, min(Self.limit, ((room + spacing) / step).rounded(.down)))
            let length = (room - spacing * (count - 1)) / count
            return Array(
                repeating: resolved(max(minimum, min(length, maximum))), count: Int(count))
        }
    }

    /// The length without a proposal, around a view of an ideal length.
    func ideal(_ child: Double) -> Double {
        switch length {
        case .fixed(let length): length
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            max(minimum, min(child, maximum))
        }
    }

    private func resolved(_ length: Double) -> Resolved {
        Resolved(length: length, spacing: spacing, alignment: alignment)
    }

    /// The length of tracks side by side.
    static func total(of tracks: [Resolved]) -> Double {
        tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.spacing }
    }
}
