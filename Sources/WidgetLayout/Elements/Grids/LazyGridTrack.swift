/// The declaration of one column of a vertical lazy grid, or of one row of a horizontal one.
struct LazyGridTrack {
    /// The kinds of lengths.
    enum Extent {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        /// As many tracks as there is room for; a single one is narrower than its minimum if need be.
        case adaptive(minimum: Double, maximum: Double)
    }

    /// The greatest number of tracks that an adaptive one becomes.
    private static let limit = 1_000.0

    let length: Extent
    /// The distance to the next track.
    let spacing: Double
    /// The alignment of views in their cells; nil for the grid's own.
    let alignment: GuidePair?

    /// A track with its length and the distance after it.
    struct Resolved {
        var length: Double
        let spacing: Double
        let alignment: GuidePair?
    }

    /// Computes the tracks that divide `total`.
    ///
    /// Fixed lengths come first; the others follow in turn, each with an equal share of what is
    /// left.
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
                repeating: resolved(min(length, maximum)), count: Int(count))
        }
    }

    /// The length without a proposal, for a view of an ideal length.
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

    /// The total length of tracks including the distances between them.
    static func total(of tracks: [Resolved]) -> Double {
        tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.spacing }
    }
}
