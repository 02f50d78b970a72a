public import Foundation

/// Inserts and removes the view without a transition.
public struct IdentityTransition: Transition {
    /// Creates a transition without effect.
    nonisolated public init() {}

    /// The transition does not move the view.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
    }
}

extension IdentityTransition: NamedTransition {
    nonisolated var named: AnyTransition { .identity }
}

extension Transition where Self == IdentityTransition {
    /// No transition.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

/// Fades the view in and out.
public struct OpacityTransition: Transition {
    /// A transition that fades.
    nonisolated public init() {}

    /// The transition does not move the view.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension OpacityTransition: NamedTransition {
    nonisolated var named: AnyTransition { .opacity }
}

extension Transition where Self == OpacityTransition {
    /// Fades.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

/// Grows and shrinks about an anchor.
public struct ScaleTransition: Transition {
    /// The factor before and after.
    nonisolated public let scale: Double
    /// The anchor point.
    nonisolated public let anchor: UnitPoint

    /// A transition that grows.
    nonisolated public init(_ scale: Double = 0, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

extension ScaleTransition: NamedTransition {
    nonisolated var named: AnyTransition { .scale }
}

extension Transition where Self == ScaleTransition {
    /// Scales.
    nonisolated public static var scale: ScaleTransition { ScaleTransition() }

    /// Scales about an anchor.
    nonisolated public static func scale(
        _ scale: Double, anchor: UnitPoint = .center
    ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

/// Moves in from an offset and out to it.
public struct OffsetTransition: Transition {
    /// The offset, in points.
    nonisolated public let offset: CGSize

    /// A transition from elsewhere.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

extension OffsetTransition: NamedTransition {
    nonisolated var named: AnyTransition { .offset(offset) }
}

extension Transition where Self == OffsetTransition {
    /// Moves in by an offset.
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
        OffsetTransition(offset)
    }

    /// Moves in by an offset.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

/// Blurs and fades while it replaces the previous view.
public struct BlurReplaceTransition: Transition {
    /// The configuration.
    nonisolated public let configuration: Configuration

    /// A transition that blurs.
    nonisolated public init(configuration: Configuration) {
        self.configuration = configuration
    }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let away = configuration == .upUp ? phase.value : -abs(phase.value)
        content.opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(1 + CGFloat(away) / 10)
            .blur(radius: phase.isIdentity ? 0 : 10)
    }
}

extension BlurReplaceTransition: NamedTransition {
    nonisolated var named: AnyTransition { .blurReplace }
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurs and fades.
    nonisolated public static var blurReplace: BlurReplaceTransition {
        blurReplace()
    }

    /// Blurs and fades.
    nonisolated public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension BlurReplaceTransition {
    /// How a view replaces another.
    public struct Configuration: Hashable, Sendable {
        private let name: String

        /// The old view shrinks, the new one grows.
        public static let downUp = Configuration(name: "downUp")
        /// Both views grow.
        public static let upUp = Configuration(name: "upUp")
    }
}
