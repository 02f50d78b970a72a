import CWidgetPlugin
import Synchronization
import WidgetWire

/// A complete answer of a provider, yet to be drawn.
///
/// Whoever carries it holds none of its entries: they are released once they are drawn.
final class PluginTimeline: Sendable {
    let entryCount: Int
    let reload: widget_reload
    /// For `WIDGET_RELOAD_AFTER`.
    let reloadDate: Double
    /// What is wrong with settings, by the parameter's name.
    let rejections: [String: String]

    /// Those still to come, last one first.
    private let rest: Mutex<[PluginEntry]>

    /// - Parameter entries: Ordered by date; those of one date in the order they were added.
    init(
        entries: [PluginEntry], reload: widget_reload, reloadDate: Double,
        rejections: [String: String]
    ) {
        entryCount = entries.count
        rest = Mutex(entries.reversed())
        self.reload = reload
        self.reloadDate = reloadDate
        self.rejections = rejections
    }

    /// Whether every entry was taken.
    var isOver: Bool { rest.withLock(\.isEmpty) }

    /// Hands out the next entry.
    func takeEntry() -> PluginEntry? { rest.withLock { $0.popLast() } }

    /// Releases the entries that nobody has taken.
    func dropEntries() {
        let dropped = rest.withLock { rest in
            defer { rest = [] }
            return rest
        }
        // The plugin's release functions run outside of the lock.
        withExtendedLifetime(dropped) {}
    }
}
