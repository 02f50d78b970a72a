/// How far a view has come into a scrolled one.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It is about to come in at the top or leading edge.
    case topLeading
    /// It is inside.
    case identity
    /// It is about to come in at the bottom or trailing edge.
    case bottomTrailing

    /// Whether it is inside.
    public var isIdentity: Bool { self == .identity }
    /// From -1 for before to 1 for after.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes while it is scrolled in; nothing is scrolled here.
public struct ScrollTransitionConfiguration: Sendable {
    /// Bit by bit with the scrolling.
    public static let interactive = ScrollTransitionConfiguration()
    /// With an animation of its own.
    public static let animated = ScrollTransitionConfiguration()
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration()

    /// With an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
        animated
    }

    /// The same with another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension View {
    /// Changes the view as it is scrolled in.
    ///
    /// Differs from Apple: nothing is scrolled, so the view looks as it does inside.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }

    /// Changes the view as it is scrolled in and out.
    ///
    /// Differs from Apple: nothing is scrolled, so the view looks as it does inside.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }
}
