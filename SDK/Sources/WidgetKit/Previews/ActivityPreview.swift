public import ActivityKit

/// Declares a preview of a live activity in the given states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewStatesBuilder<Attributes.ContentState> contentStates:
        @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// The part of a live activity shown by a preview.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    /// The lock screen presentation.
    case content
    /// A presentation of the Dynamic Island.
    case dynamicIsland(DynamicIslandPreviewViewState)

    /// A presentation of the island.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        /// The compact presentation.
        case compact
        /// The expanded presentation.
        case expanded
        /// The minimal presentation.
        case minimal
    }
}

/// Builds states from the statements of a preview's `contentStates:` block.
@resultBuilder
public struct PreviewStatesBuilder<State> {
    /// Adds a state.
    public static func buildExpression(_ state: State) -> [State] { [state] }

    /// Adds several states.
    public static func buildExpression(_ states: [State]) -> [State] { states }

    /// Combines states.
    public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }

    /// Allows loops.
    public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
}

extension ActivityPreviewViewKind {
    /// The size that a phone gives the part, in points.
    var layout: PreviewLayout {
        switch self {
        case .content, .dynamicIsland(.expanded): .fixed(width: 387, height: 176)
        case .dynamicIsland: .fixed(width: 387, height: 53)
        }
    }
}

extension Preview {
    /// Creates a preview of a live activity in the given states.
    public init<Attributes: ActivityAttributes>(
        _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewStatesBuilder<Attributes.ContentState> contentStates:
            @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init {
            widget().registrations().prefix(1).compactMap { registration in
                guard let activity = registration as? ActivityDescription else { return nil }
                // Unsafe but sound: read on the main thread only.
                nonisolated(unsafe) let attributes = attributes
                return PreviewDescription(name: name, layout: kind.layout) { request in
                    let completion = request.defer(waitingFor: "contentStates:")
                    Task { @MainActor in
                        let views = await contentStates().compactMap {
                            activity.makeView(kind, attributes, $0, false)
                        }
                        completion { request in
                            for (index, view) in views.enumerated() {
                                request.add(view, date: request.now + Double(index))
                            }
                        }
                    }
                }
            }
        }
    }
}

extension ActivityAttributes {
    /// Returns a preview of a live activity in one state, for a `PreviewProvider`.
    ///
    /// Uses the first widget of the plugin's bundle that shows activities with such attributes.
    @MainActor @preconcurrency
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        ActivityPreviewView(
            kind: viewKind, attributes: self, state: contentState, isStale: isStale
        )
        .previewLayout(viewKind.layout)
    }
}

/// A part of the bundle's live activity with this type of attributes.
private struct ActivityPreviewView: View {
    let kind: ActivityPreviewViewKind
    let attributes: Any
    let state: Any
    let isStale: Bool

    var body: some View {
        ActivityDescription.registered.lazy
            .compactMap { $0.makeView(kind, attributes, state, isStale) }.first
    }
}
