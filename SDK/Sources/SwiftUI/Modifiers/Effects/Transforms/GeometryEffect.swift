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
        content.modifier(projecting(movesFrames: true))
    }

    /// Returns the effect without its influence on the frames and anchors of the views inside.
    nonisolated public func ignoredByLayout() -> some GeometryEffect {
        IgnoredGeometryEffect(effect: self)
    }

    /// The projection as a modifier.
    fileprivate func projecting(movesFrames: Bool) -> VisualEffectModifier {
        VisualEffectModifier { view, geometry in
            let transform = effectValue(size: geometry.size)
            return AnyView(
                view.modifier(ProjectionModifier(transform: transform, movesFrames: movesFrames)))
        }
    }
}

/// An effect that frames inside are not seen through.
private struct IgnoredGeometryEffect<Effect: GeometryEffect> {
    var effect: Effect
}

extension IgnoredGeometryEffect: GeometryEffect {
    nonisolated var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        effect.effectValue(size: size)
    }

    func body(content: Content) -> some View {
        content.modifier(effect.projecting(movesFrames: false))
    }
}
