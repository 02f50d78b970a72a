import CWidgetPlugin

/// What a view looks like while it comes and goes: conform a type to it to write your own.
///
/// Differs from Apple: kept in the archive by its name. What hosts show here changes at once, so
/// that views are drawn as in ``TransitionPhase/identity``.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that comes and goes, as `body(content:phase:)` sees it.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase, made of `content` and others.
    @ViewBuilder @MainActor @preconcurrency func body(
        content: Content, phase: TransitionPhase
    ) -> Body
    /// What the platform may know about the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// It moves the view.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Changes a view as it is in a phase.
    @MainActor @preconcurrency
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: content), phase: phase)
    }
}

/// How far a view has come or gone.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has gone.
    case didDisappear

    /// Whether it is there.
    public var isIdentity: Bool { self == .identity }
    /// From -1 for before to 1 for after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What the platform may know about a transition.
///
/// No effect here: what hosts show changes at once.
public struct TransitionProperties: Sendable {
    /// Whether it moves the view: people who want less motion see another one.
    public var hasMotion: Bool

    /// Properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension View {
    /// Says how the view comes and goes.
    ///
    /// Differs from Apple: kept in the archive; what hosts show here changes at once.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// Says how the view comes and goes.
    ///
    /// Differs from Apple: kept in the archive; what hosts show here changes at once.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}

/// A view that is there, with the name of how it comes and goes.
private struct TransitionModifier: ViewModifier {
    let transition: AnyTransition

    nonisolated init(transition: AnyTransition) { self.transition = transition }

    func body(content: Content) -> some View {
        let content = AnyView(content)
        return (transition.atRest?(content) ?? content)
            .modifier(AttributeModifier { $0.set(WIDGET_TRANSITION, transition.name) })
    }
}
