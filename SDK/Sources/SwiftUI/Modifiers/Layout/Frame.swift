import CWidgetPlugin
public import Foundation

/// A frame of a fixed size.
struct FrameModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
}

extension FrameModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_FRAME) {
            recorder.set(WIDGET_WIDTH, width)
            recorder.set(WIDGET_HEIGHT, height)
            if alignment != .center { recorder.setAlignment(alignment.number) }
            content()
        }
    }
}

extension View {
    /// Adds a frame with a size in points; `nil` keeps the length of the view.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }
}
