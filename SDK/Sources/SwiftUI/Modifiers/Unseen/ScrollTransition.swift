/// The phase of a view that is scrolled into a container.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is about to enter at the top or leading edge.
    case topLeading
    /// The view is inside.
    case identity
    /// The view is about to enter at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is inside.
    public var isIdentity: Bool { self == .identity }
    /// The phase as a number from -1 (before) to 1 (after).
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes while it is scrolled into view; widgets do not scroll.
public struct ScrollTransitionConfiguration: Sendable {
    /// Bit by bit with the scrolling.
    public static let interactive = ScrollTransitionConfiguration()
    /// With the default animation.
    public static let animated = ScrollTransitionConfiguration()
    /// Without changes.
    public static let identity = ScrollTransitionConfiguration()

    /// With an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
        animated
    }

    /// Returns the configuration with another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension View {
    /// Changes the view as it is scrolled in.
    ///
    /// Differs from Apple: widgets do not scroll, so the view looks as it does inside the scroll
    /// view.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }

    /// Changes the view as it is scrolled in and out.
    ///
    /// Differs from Apple: widgets do not scroll, so the view looks as it does inside the scroll
    /// view.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }
}
