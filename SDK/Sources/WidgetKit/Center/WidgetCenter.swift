/// Requests new timelines for the plugin's widgets, and lists those that users have added.
public final class WidgetCenter: Sendable {
    /// The shared center.
    public static let shared = WidgetCenter()

    /// Keys of the user info with which a widget opens the app.
    public enum UserInfoKey: Sendable {
        /// The kind of the widget.
        public static let kind = "WidgetCenter.kind"
        /// The family of the widget.
        public static let family = "WidgetCenter.family"
        /// The identifier of the live activity.
        public static let activityID = "WidgetCenter.activityID"
    }

    private init() {}

    /// Requests new timelines for the widgets of a kind; the host decides when.
    public func reloadTimelines(ofKind kind: String) { HostCenter.reloadTimelines(ofKind: kind) }

    /// Requests new timelines for all widgets; the host decides when.
    public func reloadAllTimelines() { HostCenter.reloadTimelines(ofKind: nil) }

    /// Tells the host that the providers' recommendations have changed, so that it asks for them
    /// again.
    public func invalidateConfigurationRecommendations() { HostCenter.invalidateRecommendations() }

    /// Requests new relevances of a widget.
    ///
    /// No effect here: hosts use the relevance of entries.
    public func invalidateRelevance(ofKind kind: String) {}

    /// Passes the widgets that users have added to `completion`, on another thread.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        Task { completion(.success(await Self.widgets())) }
    }

    /// Returns the widgets that users have added.
    public func currentConfigurations() async throws -> [WidgetInfo] { await Self.widgets() }

    private static func widgets() async -> [WidgetInfo] {
        var widgets: [WidgetInfo] = []
        for instance in HostCenter.instances() where instance.family != 0 {
            let configuration = await PlacedKinds.configuration(of: instance)
            widgets.append(
                WidgetInfo(
                    kind: instance.kind, family: WidgetFamily(instance.family),
                    placed: configuration))
        }
        return widgets
    }
}
