import CWidgetPlugin
import Foundation

/// A shadow of content drawn into a canvas.
struct CanvasShadow: Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let blendMode: GraphicsContext.BlendMode
    let options: GraphicsContext.ShadowOptions

    @MainActor func applied(to view: AnyView) -> AnyView {
        if options.contains(.invertsAlpha) { return AnyView(view.modifier(inner)) }
        if blendMode == .normal, options.isDisjoint(with: [.shadowAbove, .shadowOnly]) {
            return AnyView(view.shadow(color: color, radius: radius, x: x, y: y))
        }
        let shadow = CanvasItem(
            content: alone(view), outline: nil, transform: .identity, opacity: 1,
            blendMode: blendMode, clips: [], filters: [])
        if options.contains(.shadowOnly) { return AnyView(shadow) }
        return AnyView(
            ZStack {
                if !options.contains(.shadowAbove) { shadow }
                view
                if options.contains(.shadowAbove) { shadow }
            })
    }

    private var inner: ShadowModifier {
        ShadowModifier(.inner(color: color, radius: radius, x: x, y: y))
    }

    /// Returns the outline in the color of the shadow, blurred and offset.
    @MainActor private func alone(_ view: AnyView) -> AnyView {
        let white = ColorEffectModifier(effect: WIDGET_EFFECT_TRANSFORM, matrix: .white)
        return AnyView(
            view.modifier(white).colorMultiply(color).blur(radius: radius).offset(x: x, y: y))
    }
}

extension ColorMatrix {
    /// White, as opaque as before.
    fileprivate static var white: ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
        (matrix.r5, matrix.g5, matrix.b5) = (1, 1, 1)
        return matrix
    }
}
