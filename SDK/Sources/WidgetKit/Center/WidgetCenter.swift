/// Asks for new timelines of the plugin's widgets, and knows which of them users have placed.
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

    private init() {}

    /// Asks for a new timeline of each widget of a kind; the host decides when.
    public func reloadTimelines(ofKind kind: String) { HostCenter.reloadTimelines(ofKind: kind) }

    /// Asks for a new timeline of each widget; the host decides when.
    public func reloadAllTimelines() { HostCenter.reloadTimelines(ofKind: nil) }

    /// Says that the providers' recommendations are not what they were; the host asks for them again.
    public func invalidateConfigurationRecommendations() { HostCenter.invalidateRecommendations() }

    /// Asks for the provider's relevances again.
    ///
    /// No effect here: hosts go by the entries' relevance.
    public func invalidateRelevance(ofKind kind: String) {}

    /// Passes the widgets that users have placed to `completion`, on another thread.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        Task { completion(.success(await Self.widgets())) }
    }

    /// The widgets that users have placed.
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
