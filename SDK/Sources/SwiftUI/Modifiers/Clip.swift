import CWidgetPlugin
public import Foundation

/// A view cut to a shape.
public struct _ClipEffect<ClipShape: Shape> {
    let shape: ClipShape
}

extension _ClipEffect: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_CLIP) {
            content()
            recorder.record(shape)
        }
    }
}

extension View {
    /// Cuts the view to a shape.
    nonisolated public func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(_ClipEffect(shape: shape))
    }

    /// Cuts the view to its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle())
    }

    /// Rounds the corners of the view's frame.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true
    ) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }
}
