package import CWidgetPlugin
import Foundation
import Synchronization

/// The plugin's log, which the runner collects; standard error if there is no runner.
package enum PluginLog {
    // Unsafe but sound: set once by the plugin's entry point, before any other code of the plugin
    // runs.
    nonisolated(unsafe) package static var host: UnsafePointer<widget_host>?

    private static let said = Mutex<Set<String>>([])

    /// Logs that something works differently than its author may expect, from any thread.
    package static func warn(_ text: String) { write(WIDGET_LOG_WARNING, text) }

    /// Logs that something does not work, from any thread.
    package static func fail(_ text: String) { write(WIDGET_LOG_ERROR, text) }

    /// Logs a warning the first time it occurs, from any thread.
    package static func warnOnce(_ text: String) {
        if said.withLock({ $0.insert(text).inserted }) { warn(text) }
    }

    /// Logs a line with a level, from any thread.
    package static func write(_ level: widget_log_level, _ text: String) {
        if let host {
            widget_log(host, level, text)
        } else {
            FileHandle.standardError.write(Data((text + "\n").utf8))
        }
    }
}
