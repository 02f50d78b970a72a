public import ActivityKit

/// Declares a preview of a live activity in the states listed.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewStatesBuilder<Attributes.ContentState> contentStates:
        @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// The part of a live activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    /// What stands on the lock screen.
    case content
    /// A form of the island around a phone's camera.
    ///
    /// Differs from Apple: nothing is drawn for it.
    case dynamicIsland(DynamicIslandPreviewViewState)

    /// A form of the island.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        /// Beside the camera.
        case compact
        /// Below it, too.
        case expanded
        /// As small as it can be.
        case minimal
    }
}

/// Turns the statements of a preview's `contentStates:` block into states.
@resultBuilder
public struct PreviewStatesBuilder<State> {
    /// Takes one state.
    public static func buildExpression(_ state: State) -> [State] { [state] }

    /// Takes several states.
    public static func buildExpression(_ states: [State]) -> [State] { states }

    /// Joins any number of states.
    public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }

    /// Allows loops.
    public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
}

extension Preview {
    /// What a lock screen gives a live activity, in points.
    private static let lockScreen = PreviewLayout.fixed(width: 360, height: 160)

    /// A preview of a live activity in the states listed.
    public init<Attributes: ActivityAttributes>(
        _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewStatesBuilder<Attributes.ContentState> contentStates:
            @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init {
            guard kind == .content else { return [] }
            return widget().registrations().prefix(1).compactMap { registration in
                guard let activity = registration as? ActivityDescription else { return nil }
                // Unsafe but sound: read on the main thread only.
                nonisolated(unsafe) let attributes = attributes
                return PreviewDescription(name: name, layout: Self.lockScreen) { request in
                    let completion = request.defer(waitingFor: "contentStates:")
                    Task { @MainActor in
                        let states = await contentStates()
                        let views = states.compactMap { activity.makeView(attributes, $0) }
                            .map { LockScreenBanner(content: AnyView(erasing: $0)) }
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

/// A live activity on a lock screen: as high as its content, at most 160 points.
private struct LockScreenBanner: View {
    let content: AnyView

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: 160)
            .fixedSize(horizontal: false, vertical: true)
            .backgroundPreferenceValue(ActivityBackgroundTint.self) { tint in
                RoundedRectangle(cornerRadius: 24, style: .continuous)
                    .fill(tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(.background.secondary))
            }
            .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    }
}

extension ActivityAttributes {
    /// A preview of a live activity in one state, among those of a `PreviewProvider`.
    ///
    /// Differs from Apple: it is empty, because the attributes do not say which widget shows them; use `#Preview`.
    @MainActor @preconcurrency
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { EmptyView() }
}
