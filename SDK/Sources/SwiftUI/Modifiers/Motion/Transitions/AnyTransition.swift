public import Foundation

/// A transition of any type.
///
/// Differs from Apple: kept in the archive by its name; what hosts show here changes at once.
public struct AnyTransition: Sendable {
    /// What the archive keeps.
    let name: String
    /// Changes a view as the transition does while the view is there; `nil`: not at all.
    let atRest: (@MainActor @Sendable (AnyView) -> AnyView)?

    private init(
        name: String, atRest: (@MainActor @Sendable (AnyView) -> AnyView)? = nil
    ) {
        self.name = name
        self.atRest = atRest
    }

    /// Wraps a transition.
    public init<T: Transition>(_ transition: T) {
        if let known = transition as? any NamedTransition {
            self = known.named
        } else {
            // Unsafe but sound: an author's transition is used on the main thread only.
            nonisolated(unsafe) let transition = transition
            self.init(name: "\(T.self)") {
                AnyView(transition.apply(content: $0, phase: .identity))
            }
        }
    }

    /// From what one modifier makes of the view to what another does.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        // Unsafe but sound: an author's modifier is used on the main thread only.
        nonisolated(unsafe) let identity = identity
        return AnyTransition(name: "\(E.self)") { AnyView($0.modifier(identity)) }
    }

    /// At once.
    public static let identity = AnyTransition(name: "identity")
    /// By fading.
    public static let opacity = AnyTransition(name: "opacity")
    /// By growing.
    public static let scale = AnyTransition(name: "scale")
    /// From the leading edge, to the trailing one.
    public static let slide = AnyTransition(name: "slide")
    /// By blurring and fading, in place of what was there.
    static let blurReplace = AnyTransition(name: "blurReplace")
    /// As the symbols in the view prefer.
    public static let symbolEffect = AnyTransition(name: "symbolEffect")

    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }
    /// From an edge, pushing what was there.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(name: "push \(edge)")
    }
    /// From elsewhere.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
    /// From elsewhere.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// By growing about an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        .scale
    }
    /// As an effect has the symbols in the view do.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition { AnyTransition(name: T.archivedName) }

    /// In one way, and out in another.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(name: "\(insertion.name) then \(removal.name)", atRest: insertion.atRest)
    }

    /// Two transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let name = "\(name) and \(other.name)"
        guard let first = atRest, let second = other.atRest else {
            return AnyTransition(name: name, atRest: atRest ?? other.atRest)
        }
        return AnyTransition(name: name) { second(first($0)) }
    }
    /// The transition with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A transition that the archive knows by a name of its own.
protocol NamedTransition: Transition {
    /// The transition under that name.
    nonisolated var named: AnyTransition { get }
}
