import CWidgetPlugin
public import Foundation

/// A view cut off at a shape's edge.
struct ClipModifier<ClipShape: Shape> {
    let shape: ClipShape
    var style = FillStyle()
}

extension ClipModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_CLIP) {
            if !style.isAntialiased { recorder.set(WIDGET_ANTIALIASED, false) }
            content()
            recorder.record(shape, nil, style: style)
        }
    }
}

extension View {
    /// Cuts the view off at the edge of a shape in its frame.
    nonisolated public func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Cuts the view off at the edge of its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipModifier(shape: Rectangle()))
    }

    /// Cuts the corners of the view's frame off.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true
    ) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}
