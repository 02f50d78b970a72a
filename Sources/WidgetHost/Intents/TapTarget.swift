public import Foundation
public import WidgetWire

/// A place in a widget that does something when it is pressed.
public struct TapTarget: Sendable, Hashable {
    /// What a press does.
    public enum Effect: Sendable, Hashable {
        /// Opens a URL, one that ``OpenableURL`` allows.
        case link(URL)
        /// Performs an intent; `isOn` is what a toggle shows.
        case action(Action, isOn: Bool?)
    }

    /// The node's structural id in hexadecimal digits, the same from entry to entry; `widget` for
    /// the whole widget.
    public let id: String
    /// What it says: its accessibility label, the texts in it, or the name of the symbol that is all it shows.
    public let label: String
    /// How it is, in words: its accessibility value; empty where it has none.
    public let status: String
    /// Where it is, in points.
    public let frame: Rect
    /// What a press does.
    public let effect: Effect
    /// Whether it can be pressed at the moment.
    public let isEnabled: Bool
    /// Where its node is in the list; nil for the whole widget.
    let index: Int?
}

extension TapTarget {
    /// The id of the widget as a whole.
    public static let wholeWidget = "widget"

    /// The targets of what a widget shows, in the order they are drawn, the whole widget last.
    ///
    /// As WidgetKit documents: links work in the medium and larger families, where the others have
    /// the widget's URL alone; an inline accessory is nothing but the whole widget.
    public static func targets(in list: DisplayList, _ family: WidgetFamily?) -> [TapTarget] {
        var reader = TapTargetReader(list, family)
        return reader.targets()
    }
}

extension TapTarget.Effect {
    /// In bytes: names of intents are shown where they are all that a target has.
    private static let nameLimit = 4_096

    init?(_ region: HitRegion, hasLinks: Bool, hasActions: Bool) {
        if region.hasAction {
            // One without a name does nothing.
            let name = region.action.intent
            guard hasActions, (1...Self.nameLimit).contains(name.utf8.count) else { return nil }
            self = .action(region.action, isOn: region.hasIsOn ? region.isOn : nil)
        } else if hasLinks, let url = OpenableURL.url(region.url) {
            self = .link(url)
        } else {
            return nil
        }
    }
}

extension DisplayList {
    /// The list, of which the target is a part, with this toggle showing the other state.
    public func flipping(_ target: TapTarget) -> DisplayList {
        guard let index = target.index, nodes.indices.contains(index),
            nodes[index].hitRegion.hasIsOn
        else { return self }
        var list = self
        list.nodes[index].hitRegion.isOn.toggle()
        return list
    }
}
