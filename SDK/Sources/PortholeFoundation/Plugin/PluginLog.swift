package import CWidgetPlugin
import Foundation
import Synchronization

/// The plugin's log, which the runner keeps; standard error where there is no runner.
package enum PluginLog {
    // Unsafe but sound: set once, by the entry, before any other code of the plugin runs.
    nonisolated(unsafe) package static var host: UnsafePointer<widget_host>?

    private static let said = Mutex<Set<String>>([])

    /// Writes a line about something that works other than its author may expect, from any thread.
    package static func warn(_ text: String) { write(WIDGET_LOG_WARNING, text) }

    /// Writes a line about something that does not work, from any thread.
    package static func fail(_ text: String) { write(WIDGET_LOG_ERROR, text) }

    /// Writes a warning the first time it comes, from any thread.
    package static func warnOnce(_ text: String) {
        if said.withLock({ $0.insert(text).inserted }) { warn(text) }
    }

    /// Writes a line of a level, from any thread.
    package static func write(_ level: widget_log_level, _ text: String) {
        if let host {
            widget_log(host, level, text)
        } else {
            FileHandle.standardError.write(Data((text + "\n").utf8))
        }
    }
}
