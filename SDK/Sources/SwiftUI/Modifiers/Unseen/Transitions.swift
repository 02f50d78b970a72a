public import Foundation

/// How a view comes and goes; here it does so at once.
public struct AnyTransition: Sendable {
    private init() {}

    /// At once.
    public static let identity = AnyTransition()
    /// By fading.
    public static let opacity = AnyTransition()
    /// By growing.
    public static let scale = AnyTransition()
    /// From the leading edge, to the trailing one.
    public static let slide = AnyTransition()

    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// From an edge, pushing what was there.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// From elsewhere.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// From elsewhere.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// By growing about an anchor.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition()
    }
    /// In one way, and out in another.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition { AnyTransition() }

    /// Two transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// The transition with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view's content turns into other content; here it does so at once.
public struct ContentTransition: Hashable, Sendable {
    private init() {}

    /// At once.
    public static let identity = ContentTransition()
    /// By fading.
    public static let opacity = ContentTransition()
    /// By blending outlines.
    public static let interpolate = ContentTransition()

    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition()
    }
    /// Digit by digit, up or down as `value` goes.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension View {
    /// Says how the view comes and goes; here it does so at once.
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }

    /// Says how the view's content turns into other content; here it does so at once.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
