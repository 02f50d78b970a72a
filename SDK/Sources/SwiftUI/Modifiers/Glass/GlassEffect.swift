public import Foundation

/// A glass that refracts the background.
public struct Glass: Hashable, Sendable {
    private enum Kind: Hashable { case regular, clear, identity }

    private let kind: Kind
    private var color: Color?

    /// The regular glass.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Clear glass.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass with a tint.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Returns the glass; no effect here, because it is not interactive.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// The fill; `nil` for none.
    var style: AnyShapeStyle? {
        switch kind {
        case .identity: nil
        case .regular, .clear:
            color.map { AnyShapeStyle($0.opacity(0.6)) }
                ?? AnyShapeStyle(kind == .clear ? Material.ultraThinMaterial : .thinMaterial)
        }
    }
}

/// The shape that glass has by itself: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    nonisolated public init() {}

    /// The capsule in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Adds a glass background.
    ///
    /// Differs from Apple: it is drawn as a material or a translucent color, without refraction.
    @ViewBuilder nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        if let style = glass.style { background(style, in: shape) } else { self }
    }

    /// No effect here: glass does not move.
    nonisolated public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View { self }

    /// No effect here: pieces of glass stay apart.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// No effect here: glass does not move.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
    { self }

    /// No effect here: a view ends at its edges.
    nonisolated public func backgroundExtensionEffect() -> some View { self }
}

/// The transition of a glass effect.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    /// Morphs from the geometry of nearby glass.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// Materializes.
    public static let materialize = GlassEffectTransition(name: "materialize")
    /// No transition.
    public static let identity = GlassEffectTransition(name: "identity")
}

/// Views whose glass flows together; here it stays apart.
public struct GlassEffectContainer<Content> {
    private let content: Content
}

extension GlassEffectContainer: View where Content: View {
    /// Creates a container of views with glass.
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The views.
    public var body: some View { content }
}
