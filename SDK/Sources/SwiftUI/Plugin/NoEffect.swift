import PortholeFoundation

/// Warns once per API that an author's view uses something that widgets do not support.
///
/// The views of a widget are drawn once and archived: there is no input, presentation or
/// navigation.
package enum NoEffect {
    /// Notes in the plugin's log that `symbol` is there for compatibility only.
    package static func of(_ symbol: String) {
        PluginLog.warnOnce(
            "\(symbol) has no effect in a widget: views are drawn once and archived.")
    }
}

extension View {
    /// The view as it is, for a modifier that has no effect here; says so once in the plugin's log.
    nonisolated package func withoutEffect(_ modifier: String = #function) -> Self {
        NoEffect.of(".\(modifier.prefix { $0 != "(" })")
        return self
    }
}
