import Synchronization

/// Asks for new timelines of the plugin's widgets.
///
/// The requests are written to the plugin's log; the host keeps to the timelines' reload policies.
public final class WidgetCenter: Sendable {
    /// The only center.
    public static let shared = WidgetCenter()

    private let isLogged = Atomic(false)

    private init() {}

    /// Asks for a new timeline of each widget of a kind.
    public func reloadTimelines(ofKind kind: String) {
        log("reloadTimelines(ofKind: \"\(kind)\")")
    }

    /// Asks for a new timeline of each widget.
    public func reloadAllTimelines() {
        log("reloadAllTimelines()")
    }

    private func log(_ request: String) {
        if isLogged.exchange(true, ordering: .relaxed) { return }
        PluginLog.warn(
            "WidgetCenter.\(request) has no effect: the host asks when the reload policy says so.")
    }
}
