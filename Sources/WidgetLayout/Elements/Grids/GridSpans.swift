/// The cells of a grid across several tracks, in the order in which they widen these.
///
/// Of cells of one priority across the same tracks only the longest counts.
struct GridSpans {
    /// The longest of the cells of one priority across the same tracks.
    struct Span {
        let tracks: Range<Int>
        fileprivate(set) var length: Double
        /// What the tracks lacked when the cell was served.
        fileprivate(set) var shortfall: Double
    }

    /// The greatest number of spans; what further ones lack is not added to their tracks.
    private static let limit = 1_000

    private(set) var all: [Span] = []
    /// The tracks of spans of the present priority that are still to be settled.
    private(set) var unsettled: [Range<Int>] = []
    /// The places in `all` of spans of the present priority.
    private var present: [Range<Int>: Int] = [:]
    /// For each track, how many spans of the present priority cover it.
    private var coverage: [Int]

    init(trackCount: Int) {
        coverage = [Int](repeating: 0, count: trackCount)
    }

    /// Begins with cells of another priority.
    mutating func beginPriority() {
        present = [:]
        unsettled = []
        coverage = coverage.map { _ in 0 }
    }

    /// Adds a served cell, unless its tracks are long enough already.
    ///
    /// As in SwiftUI, all that earlier cells add to their tracks counts for one that shares some.
    ///
    /// - Parameter room: The length of the tracks without what other spans add.
    mutating func add(_ tracks: Range<Int>, length: Double, room: Double) {
        if let index = present[tracks] {
            let growth = max(0, length - all[index].length)
            all[index].length += growth
            all[index].shortfall += growth
            return
        }
        let added = all.reduce(0) { $1.tracks.overlaps(tracks) ? $0 + $1.shortfall : $0 }
        let shortfall = length - room - added
        guard shortfall > 0, all.count < Self.limit else { return }
        present[tracks] = all.count
        all.append(Span(tracks: tracks, length: length, shortfall: shortfall))
        if isAlone(tracks, among: 0) { unsettled.append(tracks) }
        for track in tracks { coverage[track] += 1 }
    }

    /// Whether the only span of the present priority on these tracks is the one across all of them.
    func isAlone(_ tracks: Range<Int>) -> Bool { isAlone(tracks, among: 1) }

    private func isAlone(_ tracks: Range<Int>, among count: Int) -> Bool {
        tracks.allSatisfy { coverage[$0] == count }
    }

    /// Notes that tracks of a span are settled.
    mutating func settle(_ tracks: Range<Int>) {
        unsettled.removeAll { $0 == tracks }
    }

    /// What each span lacks beyond the room on its tracks and what earlier ones add to them.
    func shortfalls(room: (Range<Int>) -> Double) -> [Double] {
        var shortfalls: [Double] = []
        for span in all {
            let added = zip(all, shortfalls).reduce(0) {
                $1.0.tracks.overlaps(span.tracks) ? $0 + $1.1 : $0
            }
            shortfalls.append(max(0, span.length - room(span.tracks) - added))
        }
        return shortfalls
    }
}
