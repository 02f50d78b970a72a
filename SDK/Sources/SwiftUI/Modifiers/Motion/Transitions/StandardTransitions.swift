public import Foundation

/// At once.
public struct IdentityTransition: Transition {
    /// Creates the transition.
    nonisolated public init() {}

    /// The view as it stands.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By fading.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    nonisolated public init() {}

    /// The view as it stands.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From the leading edge, to the trailing one.
public struct SlideTransition: Transition {
    /// Creates the transition.
    nonisolated public init() {}

    /// The view as it stands.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By growing.
public struct ScaleTransition: Transition {
    /// The size to begin with, as a part of the view's own.
    public var scale: Double
    /// The point that stays.
    public var anchor: UnitPoint

    /// Grows about a point.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The view as it stands.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// Comes from an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// The view as it stands.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge, pushing what was there.
public struct PushTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// Comes from an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// The view as it stands.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From elsewhere.
public struct OffsetTransition: Transition {
    /// The way to the place to begin at, in points.
    public var offset: CGSize

    /// Comes from elsewhere.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    /// The view as it stands.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By blurring and resizing what was there.
public struct BlurReplaceTransition: Transition {
    /// Which way the view grows.
    public struct Configuration: Equatable, Sendable {
        private let name: String

        /// Towards its place.
        public static let downUp = Configuration(name: "downUp")
        /// Past its place.
        public static let upUp = Configuration(name: "upUp")
    }

    /// Which way the view grows.
    public var configuration: Configuration

    /// Grows in a way.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    /// The view as it stands.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By a movement of the symbols in the view.
public struct SymbolEffectTransition: Transition {
    /// Moves the symbols.
    nonisolated public init<T: SymbolEffect & TransitionSymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {}

    /// The view as it stands.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// In one way, and out in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The way in.
    public var insertion: Insertion
    /// The way out.
    public var removal: Removal

    /// Comes in one way and goes in another.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The view as it stands.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
    /// At once.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// By fading.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    /// From the leading edge, to the trailing one.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// By growing from nothing.
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

    /// By growing about a point.
    nonisolated public static func scale(
        _ scale: Double, anchor: UnitPoint = .center
    ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
    /// From an edge.
    nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// From an edge, pushing what was there.
    nonisolated public static func push(from edge: Edge) -> PushTransition {
        PushTransition(edge: edge)
    }
}

extension Transition where Self == OffsetTransition {
    /// From elsewhere.
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
        OffsetTransition(offset)
    }

    /// From elsewhere.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// By blurring and resizing what was there.
    nonisolated public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }

    /// By blurring and resizing what was there, in a way.
    nonisolated public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

extension Transition where Self == SymbolEffectTransition {
    /// By the movement that suits the symbols in the view.
    nonisolated public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AutomaticSymbolEffect())
    }

    /// By a movement of the symbols in the view.
    nonisolated public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
