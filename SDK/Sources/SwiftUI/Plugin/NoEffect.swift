import Foundation

/// Tells an author, once for each, what their views mention and a widget cannot have.
///
/// A widget's views are drawn once and archived: nothing is tapped, typed into, presented or
/// navigated.
package enum NoEffect {
    // Sound: only touched with the lock held; views are made on any thread.
    nonisolated(unsafe) private static var told: Set<String> = []
    private static let lock = NSLock()

    /// Notes in the plugin's log that `symbol` is there for compatibility only.
    package static func of(_ symbol: String) {
        guard lock.withLock({ told.insert(symbol).inserted }) else { return }
        PluginLog.warn("\(symbol) has no effect in a widget: views are drawn once and archived.")
    }
}
