import SwiftUI

/// Effects applied to a painted mark.
struct MarkEffects: ViewModifier {
    let part: ChartPart

    func body(content: Content) -> some View {
        shaded(clipped(content)).opacity(part.opacity).blur(radius: part.blur)
    }

    @ViewBuilder private func clipped(_ mark: some View) -> some View {
        if let clip = part.clip { mark.clipShape(clip.shape, style: clip.style) } else { mark }
    }

    @ViewBuilder private func shaded(_ mark: some View) -> some View {
        if let shadow = part.shadow {
            mark.shadow(
                color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
                y: shadow.offset.height)
        } else {
            mark
        }
    }
}
