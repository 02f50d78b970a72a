import Foundation
import WidgetHost
import WidgetWire

extension ShownTimeline {
    /// Whether another timeline is due, at the pace of a session.
    ///
    /// It is also due when the clock was ahead when this one was asked for.
    func isDue(at date: Date) -> Bool {
        guard asked <= date else { return true }
        guard let due = timeline.reloadDate else { return false }
        return max(due, asked + WidgetSession.Pace.reloadInterval) <= date
    }

    /// The display list at `date`.
    func list(at date: Date) -> DisplayList? { timeline.entry(at: date)?.displayLists.first }

    /// The targets that can be pressed at `date`.
    func targets(at date: Date, _ family: WidgetFamily) -> [TapTarget] {
        list(at: date).map { TapTarget.targets(in: $0, family) } ?? []
    }

    /// Whether an entry, shown or not, has a target with this id or label.
    ///
    /// Only the first are looked at, so that it takes no time to notice in a long timeline.
    func hadTarget(_ name: String, _ family: WidgetFamily) -> Bool {
        var rest = Self.searchedNodes
        for list in timeline.entries.lazy.compactMap(\.displayLists.first) where rest > 0 {
            rest -= list.nodes.count
            let targets = TapTargets(all: TapTarget.targets(in: list, family))
            if (try? targets.target(named: name)) != nil { return true }
        }
        return false
    }

    /// How many nodes of all entries are looked at for a target that does not show.
    private static let searchedNodes = 20_000
}
