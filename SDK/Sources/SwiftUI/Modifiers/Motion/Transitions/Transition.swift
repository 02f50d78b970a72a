/// How a view comes and goes, made of changes to the view.
///
/// Differs from Apple: a widget's views are drawn once, in their places; of a transition the archive keeps the name.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase of its coming and going.
    ///
    /// Never called here: the view is in its place.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, phase: TransitionPhase) -> Body

    /// What the transition does beside.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// A transition that moves.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The transition with an animation.
    ///
    /// No effect here: nothing is animated.
    public func animation(_ animation: Animation?) -> some Transition { self }

    /// This transition and another at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// A view in a phase of its coming and going: here as it stands.
    @MainActor
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }

    /// What the archive keeps: the type's name, as the transition is written.
    nonisolated static var archivedName: String {
        if let joined = Self.self as? any JoinedTransition.Type { return joined.joinedName }
        let name = "\(Self.self)"
        guard name.hasSuffix("Transition") else { return name }
        return name.prefix(1).lowercased() + name.dropFirst().dropLast("Transition".count)
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

/// What a transition does beside.
public struct TransitionProperties: Sendable {
    /// Whether it moves, so that it is left out for those who want less movement.
    public var hasMotion: Bool

    /// Says whether the transition moves.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that is named after its parts.
private protocol JoinedTransition {
    static var joinedName: String { get }
}

/// Two transitions at once.
private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension CombinedTransition: JoinedTransition {
    nonisolated static var joinedName: String {
        "\(First.archivedName) and \(Second.archivedName)"
    }
}

extension AsymmetricTransition: JoinedTransition {
    nonisolated fileprivate static var joinedName: String {
        "\(Insertion.archivedName) then \(Removal.archivedName)"
    }
}

extension AnyTransition {
    /// A transition of any type.
    public init<T: Transition>(_ transition: T) { self.init(name: T.archivedName) }
}

extension View {
    /// Says how the view comes and goes.
    ///
    /// Differs from Apple: kept in the archive; what hosts show here changes at once.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
