import Foundation

/// Moves in from an edge and out to the same edge.
public struct MoveTransition: Transition {
    /// The edge.
    nonisolated public let edge: Edge

    /// A transition from an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.visualEffect { [edge] effect, geometry in
            effect.offset(edge.way(out: abs(phase.value), of: geometry.size))
        }
    }
}

extension MoveTransition: NamedTransition {
    nonisolated var named: AnyTransition { .move(edge: edge) }
}

extension Transition where Self == MoveTransition {
    /// Moves in from an edge.
    nonisolated public static func move(edge: Edge) -> MoveTransition {
        MoveTransition(edge: edge)
    }
}

/// Moves in from an edge and out to the opposite one, with a fade.
public struct PushTransition: Transition {
    /// The edge from which it enters.
    nonisolated public let edge: Edge

    /// A transition from an edge to the opposite one.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).visualEffect { [edge] effect, geometry in
            effect.offset(edge.way(out: -phase.value, of: geometry.size))
        }
    }
}

extension PushTransition: NamedTransition {
    nonisolated var named: AnyTransition { .push(from: edge) }
}

extension Transition where Self == PushTransition {
    /// Moves in from an edge and out to the opposite one.
    nonisolated public static func push(from edge: Edge) -> PushTransition {
        PushTransition(edge: edge)
    }
}

/// Moves in from the leading edge and out to the trailing one.
public struct SlideTransition: Transition {
    /// A transition from edge to edge.
    nonisolated public init() {}

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.visualEffect { effect, geometry in
            effect.offset(Edge.leading.way(out: -phase.value, of: geometry.size))
        }
    }
}

extension SlideTransition: NamedTransition {
    nonisolated var named: AnyTransition { .slide }
}

extension Transition where Self == SlideTransition {
    /// Moves in from the leading edge and out to the trailing edge.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}

/// Makes the symbols in the view appear and disappear.
public struct SymbolEffectTransition: Transition {
    let named: AnyTransition

    /// A transition with an effect.
    nonisolated public init<T: SymbolEffect & TransitionSymbolEffect>(
        effect: T, options: SymbolEffectOptions
    ) {
        named = .symbolEffect(effect, options: options)
    }

    nonisolated fileprivate init() { named = .symbolEffect }

    /// The view in a phase: seen while it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension SymbolEffectTransition: NamedTransition {}

extension Transition where Self == SymbolEffectTransition {
    /// Uses the default effect of the symbols in the view.
    nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

    /// Uses an effect for the symbols in the view.
    nonisolated public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension Edge {
    /// The way from a view's place out of it over the edge, as a part of the view's size.
    fileprivate func way(out part: Double, of size: CGSize) -> CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -part * size.height)
        case .leading: CGSize(width: -part * size.width, height: 0)
        case .bottom: CGSize(width: 0, height: part * size.height)
        case .trailing: CGSize(width: part * size.width, height: 0)
        }
    }
}
