import CWidgetPlugin
import Synchronization
import WidgetWire

/// A provider's complete answer, which is still to be drawn.
///
/// Its owner does not hold its entries: they are released once they are drawn.
final class PluginTimeline: Sendable {
    let entryCount: Int
    let reload: widget_reload
    /// The date for `WIDGET_RELOAD_AFTER`.
    let reloadDate: Double
    /// The problems with settings, by the parameter's name.
    let rejections: [String: String]

    /// The entries not taken yet, last one first.
    private let rest: Mutex<[PluginEntry]>

    /// - Parameter entries: The entries ordered by date; those of one date in the order they were
    ///   added.
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

    /// Removes the next entry and returns it.
    func takeEntry() -> PluginEntry? { rest.withLock { $0.popLast() } }

    /// Releases the entries that were not taken.
    func dropEntries() {
        let dropped = rest.withLock { rest in
            defer { rest = [] }
            return rest
        }
        // The plugin's release functions run outside of the lock.
        withExtendedLifetime(dropped) {}
    }
}
