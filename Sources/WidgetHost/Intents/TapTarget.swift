public import Foundation
public import WidgetWire

/// A place in a widget that does something when it is pressed.
public struct TapTarget: Sendable, Hashable {
    /// What a press does.
    public enum Effect: Sendable, Hashable {
        /// Opens a URL.
        case link(URL)
        /// Performs an intent; `isOn` is what a toggle shows.
        case action(Action, isOn: Bool?)
    }

    /// The node's structural id in hexadecimal digits, the same from entry to entry; `widget` for
    /// the whole widget.
    public let id: String
    /// What it says: its accessibility label, or the texts in it.
    public let label: String
    /// Where it is, in points.
    public let frame: Rect
    /// What a press does.
    public let effect: Effect
    /// Whether it can be pressed at the moment.
    public let isEnabled: Bool
}

extension TapTarget {
    /// The id of the widget as a whole.
    public static let wholeWidget = "widget"

    /// The targets of what a widget shows, in the order they are drawn, the whole widget last.
    ///
    /// As WidgetKit documents: links work in the medium and larger families, where the others have
    /// the widget's URL alone; an inline accessory is nothing but the whole widget.
    public static func targets(in list: DisplayList, _ family: WidgetFamily?) -> [TapTarget] {
        let hasLinks = family != .systemSmall && family?.isAccessory != true
        let hasActions = family != .accessoryInline
        var ids: [UInt64: Int] = [:]
        var targets: [TapTarget] = []
        for index in shownNodes(of: list.nodes) {
            let node = list.nodes[index]
            guard case .hitRegion(let region) = node.content,
                let effect = Effect(region, hasLinks: hasLinks, hasActions: hasActions)
            else { continue }
            let copy = ids[node.id, default: 0]
            ids[node.id] = copy + 1
            let id = String(node.id, radix: 16)
            targets.append(
                TapTarget(
                    id: copy == 0 ? id : "\(id).\(copy + 1)", label: label(list.nodes, index),
                    frame: node.frame, effect: effect, isEnabled: !region.disabled))
        }
        if let url = URL(string: list.url), url.scheme != nil {
            let frame = Rect.with {
                $0.width = list.environment.width
                $0.height = list.environment.height
            }
            targets.append(
                TapTarget(
                    id: wholeWidget, label: "", frame: frame, effect: .link(url), isEnabled: true))
        }
        return targets
    }

    /// The nodes that are drawn: of a toggle's two states only the present one's.
    private static func shownNodes(of nodes: [DisplayNode]) -> [Int] {
        var shown: [Int] = []
        var index = 0
        var hidden: Set<Int> = []
        while index < nodes.count {
            if hidden.contains(index) {
                index = nodes.end(of: index)
                continue
            }
            shown.append(index)
            if case .hitRegion(let region) = nodes[index].content, let child = region.shownChild {
                var start = index + 1
                for number in 0..<Int(nodes[index].childCount) {
                    if number != child { hidden.insert(start) }
                    start = nodes.end(of: start)
                }
            }
            index += 1
        }
        return shown
    }

    private static let labelLimit = 200

    private static func label(_ nodes: [DisplayNode], _ index: Int) -> String {
        let own = PlainText.line(nodes[index].accessibilityLabel, limit: labelLimit)
        if !own.isEmpty { return own }
        let inside = Array(nodes[index..<nodes.end(of: index)])
        let words = shownNodes(of: inside).compactMap { inside[$0].words }
        return PlainText.line(words.joined(separator: " "), limit: labelLimit)
    }
}

extension TapTarget.Effect {
    fileprivate init?(_ region: HitRegion, hasLinks: Bool, hasActions: Bool) {
        if region.hasAction {
            guard hasActions else { return nil }
            self = .action(region.action, isOn: region.hasIsOn ? region.isOn : nil)
        } else if let url = URL(string: region.url), url.scheme != nil, hasLinks {
            self = .link(url)
        } else {
            return nil
        }
    }
}

extension DisplayNode {
    /// What a node says by itself.
    fileprivate var words: String? {
        if !accessibilityLabel.isEmpty { return accessibilityLabel }
        guard case .paragraph(let paragraph) = content else { return nil }
        let text = paragraph.runs.map(\.text).joined()
        return text.isEmpty ? nil : text
    }
}

extension DisplayList {
    /// The list with one of its toggles showing the other state.
    public func flipping(_ target: TapTarget) -> DisplayList {
        var list = self
        for index in list.nodes.indices
        where list.nodes[index].hitRegion.hasIsOn
            && String(list.nodes[index].id, radix: 16) == target.id
        {
            list.nodes[index].hitRegion.isOn.toggle()
        }
        return list
    }
}
