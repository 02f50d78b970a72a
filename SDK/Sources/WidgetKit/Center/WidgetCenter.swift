import Synchronization

/// Asks for new timelines of the plugin's widgets.
///
/// Differs from Apple: the requests are written to the plugin's log, and the host keeps to the timelines'
/// reload policies.
public final class WidgetCenter: Sendable {
    /// The only center.
    public static let shared = WidgetCenter()

    /// What a widget that opened the app says about itself.
    public enum UserInfoKey: Sendable {
        /// The widget's kind.
        public static let kind = "WidgetCenter.kind"
        /// The widget's family.
        public static let family = "WidgetCenter.family"
        /// The live activity.
        public static let activityID = "WidgetCenter.activityID"
    }

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

    /// Asks for the provider's recommendations again.
    ///
    /// No effect here: no place takes recommendations.
    public func invalidateConfigurationRecommendations() {}

    /// Asks for the provider's relevances again.
    ///
    /// No effect here: hosts go by the entries' relevance.
    public func invalidateRelevance(ofKind kind: String) {}

    /// Passes the widgets that users have placed to `completion`: none, since only the host knows them.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        completion(.success([]))
    }

    /// The widgets that users have placed: none, since only the host knows them.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }

    private func log(_ request: String) {
        if isLogged.exchange(true, ordering: .relaxed) { return }
        PluginLog.warn(
            "WidgetCenter.\(request) has no effect: the host asks when the reload policy says so.")
    }
}
