public import Foundation

/// A transition of any type.
///
/// Differs from Apple: kept in the display list by its name; what hosts show here changes at once.
public struct AnyTransition: Sendable {
    /// The name in the display list.
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

    /// Uses one modifier while the view is absent and another while it is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        // Unsafe but sound: an author's modifier is used on the main thread only.
        nonisolated(unsafe) let identity = identity
        return AnyTransition(name: "\(E.self)") { AnyView($0.modifier(identity)) }
    }

    /// No transition.
    public static let identity = AnyTransition(name: "identity")
    /// Fades.
    public static let opacity = AnyTransition(name: "opacity")
    /// Scales.
    public static let scale = AnyTransition(name: "scale")
    /// Moves in from the leading edge and out to the trailing edge.
    public static let slide = AnyTransition(name: "slide")
    /// Blurs and fades while it replaces the previous view.
    static let blurReplace = AnyTransition(name: "blurReplace")
    /// Uses the default effect of the symbols in the view.
    public static let symbolEffect = AnyTransition(name: "symbolEffect")

    /// Moves in from an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }
    /// Moves in from an edge and pushes the previous view out.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(name: "push \(edge)")
    }
    /// Moves in by an offset.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
    /// Moves in by an offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// Scales about an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        .scale
    }
    /// Uses an effect for the symbols in the view.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition { AnyTransition(name: T.archivedName) }

    /// Uses different transitions for insertion and removal.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(name: "\(insertion.name) then \(removal.name)", atRest: insertion.atRest)
    }

    /// Combines two transitions.
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

/// A transition with its own name in the display list.
protocol NamedTransition: Transition {
    /// The transition under that name.
    nonisolated var named: AnyTransition { get }
}
