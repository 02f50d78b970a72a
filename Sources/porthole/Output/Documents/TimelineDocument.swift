import Foundation
import WidgetHost
import WidgetWire

/// The document of `run --output json`: a timeline with its display lists.
struct TimelineDocument: Encodable {
    struct Size: Encodable {
        let width: Double
        let height: Double
    }

    /// A value that the plugin has no use for, and its words.
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
    let family: String
    let size: Size
    let policy: String
    let reloadDate: Date?
    let rejected: [Rejected]
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
}

/// One node of a display list.
///
/// Nodes stand in pre-order; `childCount` of those that follow are inside.
struct NodeDocument: Encodable {
    struct Frame: Encodable {
        let x: Double
        let y: Double
        let width: Double
        let height: Double
    }

    let id: String
    let kind: String
    let frame: Frame
    let childCount: Int
    let identifier: String?
    let label: String?
    let value: String?
    let text: String?
    let symbol: String?
    let url: String?
    let action: ActionDocument?
    let isOn: Bool?

    init(_ node: DisplayNode) {
        id = String(node.id, radix: 16)
        frame = Frame(
            x: node.frame.x, y: node.frame.y, width: node.frame.width, height: node.frame.height)
        childCount = Int(node.childCount)
        identifier = node.accessibilityIdentifier.nonEmpty
        label = node.accessibilityLabel.nonEmpty
        value = node.accessibilityValue.nonEmpty
        kind = node.kindName
        text = node.hasParagraph ? node.paragraph.plainText : nil
        symbol = node.symbol.name.nonEmpty
        url = node.hitRegion.url.nonEmpty
        action = node.hitRegion.hasAction ? ActionDocument(node.hitRegion.action) : nil
        isOn = node.hitRegion.hasIsOn ? node.hitRegion.isOn : nil
    }
}

extension DisplayNode {
    /// The name of this kind of node in documents.
    fileprivate var kindName: String {
        switch content {
        case .group: "group"
        case .paragraph: "paragraph"
        case .shape: "shape"
        case .symbol: "symbol"
        case .image: "image"
        case .hitRegion: "hitRegion"
        case .gauge: "gauge"
        case nil: "none"
        }
    }

    fileprivate var hasParagraph: Bool {
        if case .paragraph = content { true } else { false }
    }
}

extension Paragraph {
    /// The literal text; a date that updates itself stands as its style and moment.
    fileprivate var plainText: String {
        runs.map { run in
            switch run.content {
            case .text(let text): text
            case .symbol(let name): "{\(name)}"
            case .liveDate(let live):
                "{\(live.style) \(Date(timeIntervalSince1970: live.date).formatted(.iso8601))}"
            case nil: ""
            }
        }.joined()
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
