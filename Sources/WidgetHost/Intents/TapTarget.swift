public import Foundation
public import WidgetWire

/// A place in a widget that can be pressed.
public struct TapTarget: Sendable, Hashable {
    /// The effect of a press.
    public enum Effect: Sendable, Hashable {
        /// Opens a URL that ``OpenableURL`` allows.
        case link(URL)
        /// Performs an intent; `isOn` is the state that a toggle shows, nil for a button.
        case action(Action, isOn: Bool?)
    }

    /// The node's structural id in hexadecimal digits, with a number behind copies; `widget` for
    /// the whole widget.
    ///
    /// It is the same from entry to entry.
    public let id: String
    /// Its accessibility label, or else the texts in it, or the name of its only symbol.
    public let label: String
    /// Its accessibility value; empty when it has none.
    public let status: String
    /// Its frame, in points.
    public let frame: Rect
    /// The effect of a press.
    public let effect: Effect
    /// Whether it can be pressed at present.
    public let isEnabled: Bool
    /// The index of its node in the list; nil for the whole widget.
    let index: Int?
}

extension TapTarget {
    /// The id of the widget as a whole.
    public static let wholeWidget = "widget"

    /// The targets of a display list in drawing order, the whole widget last.
    ///
    /// As WidgetKit documents, links work in the medium and larger families, while the others have
    /// only the widget's URL; an inline accessory has only the whole widget.
    public static func targets(in list: DisplayList, _ family: WidgetFamily?) -> [TapTarget] {
        var reader = TapTargetReader(list, family)
        return reader.targets()
    }
}

extension TapTarget.Effect {
    /// The longest name of an intent in bytes; it is shown when a target has nothing else.
    private static let nameLimit = 4_096

    init?(_ region: HitRegion, hasLinks: Bool, hasActions: Bool) {
        if region.hasAction {
            // An intent without a name cannot be performed.
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
    /// The list with the target, which must be part of it and a toggle, in its other state.
    public func flipping(_ target: TapTarget) -> DisplayList {
        guard let index = target.index, nodes.indices.contains(index),
            nodes[index].hitRegion.hasIsOn
        else { return self }
        var list = self
        list.nodes[index].hitRegion.isOn.toggle()
        return list
    }
}
