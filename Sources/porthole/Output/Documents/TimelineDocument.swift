import Foundation
import WidgetHost
import WidgetWire

/// The document of `run --output json`: a timeline with its display lists, or a control's view as
/// the only entry of one.
struct TimelineDocument: Encodable {
    struct Size: Encodable {
        let width: Double
        let height: Double
    }

    /// A value that the plugin could not use, with its explanation.
    struct Rejected: Encodable {
        let parameter: String
        let message: String
    }

    struct Entry: Encodable {
        struct Relevance: Encodable {
            let score: Double
            let duration: Double
        }

        let date: Date
        let relevance: Relevance?
        let url: String?
        let nodes: [NodeDocument]
    }

    let kind: String
    /// Left out for a control, like the policy and the values that were rejected.
    let family: String?
    let size: Size
    let policy: String?
    let reloadDate: Date?
    let rejected: [Rejected]?
    let entries: [Entry]

    init(_ timeline: WidgetTimeline, request: WidgetRequest) {
        kind = request.kind
        family = request.family.rawValue
        let environment = request.environments[0]
        size = Size(width: environment.width, height: environment.height)
        switch timeline.policy {
        case .atEnd: policy = "atEnd"
        case .after: policy = "after"
        case .never: policy = "never"
        }
        reloadDate = timeline.reloadDate
        rejected = timeline.rejected.map {
            Rejected(parameter: $0.parameter, message: $0.message)
        }
        entries = timeline.entries.map { entry in
            Entry(
                date: entry.date,
                relevance: entry.relevance.map {
                    Entry.Relevance(score: $0.score, duration: $0.duration)
                },
                url: entry.displayLists[0].url.nonEmpty,
                nodes: entry.displayLists[0].nodes.map(NodeDocument.init))
        }
    }

    /// A control as it is laid out at `date`.
    init(control kind: String, _ list: DisplayList, at date: Date) {
        self.kind = kind
        (family, policy, reloadDate, rejected) = (nil, nil, nil, nil)
        size = Size(width: list.environment.width, height: list.environment.height)
        entries = [
            Entry(date: date, relevance: nil, url: nil, nodes: list.nodes.map(NodeDocument.init))
        ]
    }
}
