import CWidgetPlugin

/// The plugin's log, which the runner keeps.
package enum PluginLog {
    // Unsafe but sound: set once, by the entry, before any other code of the plugin runs.
    nonisolated(unsafe) static var host: UnsafePointer<widget_host>?

    /// Writes a line about something that works other than its author may expect, from any thread.
    package static func warn(_ text: String) { write(WIDGET_LOG_WARNING, text) }

    /// Writes a line about something that does not work, from any thread.
    package static func fail(_ text: String) { write(WIDGET_LOG_ERROR, text) }

    private static func write(_ level: widget_log_level, _ text: String) {
        if let host { widget_log(host, level, text) }
    }
}
