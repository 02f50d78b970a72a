public import Foundation

/// A change of how a view is drawn that depends on its size; its place in the layout stays.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
    /// The projection, from its top left corner, of a view of a size.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The view through the projection for its size.
    public func body(content: Content) -> some View {
        content.modifier(
            VisualEffectModifier { view, geometry in
                AnyView(view.projectionEffect(effectValue(size: geometry.size)))
            })
    }

    /// Returns the effect, because layout always ignores effects here.
    nonisolated public func ignoredByLayout() -> some GeometryEffect { self }
}
