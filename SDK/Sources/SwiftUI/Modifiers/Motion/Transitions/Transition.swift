import CWidgetPlugin

/// The appearance of a view while it is inserted and removed; conform a type to it to define your
/// own.
///
/// Differs from Apple: kept in the display list by its name. What hosts show here changes at once, so
/// that views are drawn as in ``TransitionPhase/identity``.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view in transition, as seen by `body(content:phase:)`.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase, made of `content` and others.
    @ViewBuilder @MainActor @preconcurrency func body(
        content: Content, phase: TransitionPhase
    ) -> Body
    /// Properties of the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// Has motion by default.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Changes a view as it is in a phase.
    @MainActor @preconcurrency
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: content), phase: phase)
    }
}

/// The phase of a transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view is present.
    case identity
    /// The view was removed.
    case didDisappear

    /// Whether the view is present.
    public var isIdentity: Bool { self == .identity }
    /// The phase as a number from -1 (before) to 1 (after).
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// Properties of a transition.
///
/// No effect here: what hosts show changes at once.
public struct TransitionProperties: Sendable {
    /// Whether it moves the view: people who want less motion see another one.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension View {
    /// Sets the transition of the view.
    ///
    /// Differs from Apple: kept in the display list; what hosts show here changes at once.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// Sets the transition of the view.
    ///
    /// Differs from Apple: kept in the display list; what hosts show here changes at once.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}

/// Records the name of a view's transition.
private struct TransitionModifier: ViewModifier {
    let transition: AnyTransition

    nonisolated init(transition: AnyTransition) { self.transition = transition }

    func body(content: Content) -> some View {
        let content = AnyView(content)
        return (transition.atRest?(content) ?? content)
            .modifier(AttributeModifier { $0.set(WIDGET_TRANSITION, transition.name) })
    }
}
