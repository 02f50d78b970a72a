import Foundation
import WidgetWire

/// One node of a display list.
///
/// The nodes are in pre-order; `childCount` is the number of direct children that follow.
struct NodeDocument: Encodable {
    struct Frame: Encodable {
        let x: Double
        let y: Double
        let width: Double
        let height: Double

        init(_ rect: Rect) {
            (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
        }
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
        frame = Frame(node.frame)
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
    /// The literal text; a date that updates itself appears as its style and date.
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
