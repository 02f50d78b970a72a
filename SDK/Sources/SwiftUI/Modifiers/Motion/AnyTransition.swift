import CWidgetPlugin
public import Foundation

/// How a view comes and goes.
///
/// Differs from Apple: kept in the archive by its name; what hosts show here changes at once.
public struct AnyTransition: Sendable {
    let name: String

    init(name: String) { self.name = name }

    /// At once.
    public static let identity = AnyTransition(name: "identity")
    /// By fading.
    public static let opacity = AnyTransition(name: "opacity")
    /// By growing.
    public static let scale = AnyTransition(name: "scale")
    /// From the leading edge, to the trailing one.
    public static let slide = AnyTransition(name: "slide")

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
    /// From what one modifier makes of the view to what another does.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(name: "modifier")
    }
    /// In one way, and out in another.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition { AnyTransition(name: "\(insertion.name) then \(removal.name)") }

    /// Two transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(name: "\(name) and \(other.name)")
    }
    /// The transition with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
    /// Says how the view comes and goes.
    ///
    /// Differs from Apple: kept in the archive; what hosts show here changes at once.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_TRANSITION, t.name) })
    }
}
