public import ActivityKit

/// The configuration of a live activity.
///
/// Differs from Apple: the activity is listed, and no host shows it yet.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
    /// Creates the configuration of the activities that have attributes of a type.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}

extension ActivityConfiguration: PrimitiveWidgetConfiguration {
    /// It is registered as itself.
    public typealias Body = Never

    package func registration() -> (any Registrable)? {
        ActivityDescription(name: String(describing: Attributes.self))
    }
}
