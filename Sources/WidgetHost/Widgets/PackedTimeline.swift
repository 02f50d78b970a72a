import Foundation

/// A timeline that is kept while its successor is read, so that the memory is not taken twice.
///
/// A large one is kept as bytes, which take a tenth of the memory of its parts.
package enum PackedTimeline: Sendable {
    case whole(WidgetTimeline)
    case bytes(Data)

    /// The number of nodes from which a timeline is packed.
    private static let leastNodeCount = 5_000

    /// Packs a timeline that is drawn for one environment, if that is worth it.
    package init(_ timeline: WidgetTimeline) {
        let nodes = timeline.entries.reduce(0) { sum, entry in
            entry.displayLists.reduce(sum) { $0 + $1.nodes.count }
        }
        guard nodes >= Self.leastNodeCount,
            let bytes = try? ShownTimeline(timeline, asked: .distantPast).bytes(limit: .max)
        else {
            self = .whole(timeline)
            return
        }
        self = .bytes(bytes)
    }

    /// The timeline as it was; without entries in case its bytes cannot be read.
    package var timeline: WidgetTimeline {
        switch self {
        case .whole(let timeline): timeline
        case .bytes(let bytes):
            ShownTimeline(bytes: bytes, asked: .distantPast)?.timeline ?? .empty
        }
    }
}

extension WidgetTimeline {
    /// A timeline that shows nothing.
    package static let empty = WidgetTimeline(entries: [], policy: .never)
}
