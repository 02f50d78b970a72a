public import ActivityKit

/// The configuration of a live activity.
///
/// Differs from Apple: the activity is registered and can be previewed, but hosts do not show it
/// yet.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
    private let content: (ActivityViewContext<Attributes>) -> any View
    private let island: (ActivityViewContext<Attributes>) -> DynamicIsland

    /// Creates the configuration for activities with this type of attributes.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = content
        island = dynamicIsland
    }
}

extension ActivityConfiguration: PrimitiveWidgetConfiguration {
    /// A primitive: it has no body.
    public typealias Body = Never

    package func registration() -> (any Registrable)? {
        ActivityDescription(name: String(describing: Attributes.self)) {
            kind, attributes, state, isStale in
            guard let attributes = attributes as? Attributes,
                let state = state as? Attributes.ContentState
            else { return nil }
            let context = ActivityViewContext(
                activityID: "preview", attributes: attributes, state: state, isStale: isStale)
            return switch kind {
            case .content: AnyView(LockScreenBanner(content: AnyView(erasing: content(context))))
            case .dynamicIsland(let form):
                AnyView(IslandPreview(island: island(context), form: form))
            }
        }
    }
}
