import CWidgetPlugin
public import Foundation

/// A frame whose size follows the proposed size within limits.
struct FlexibleFrameModifier {
    struct Lengths {
        let minimum: CGFloat?
        let ideal: CGFloat?
        let maximum: CGFloat?
    }

    let width: Lengths
    let height: Lengths
    let alignment: Alignment
}

extension FlexibleFrameModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_FLEX_FRAME) {
            recorder.set(WIDGET_MIN_WIDTH, width.minimum)
            recorder.set(WIDGET_IDEAL_WIDTH, width.ideal)
            recorder.set(WIDGET_MAX_WIDTH, width.maximum)
            recorder.set(WIDGET_MIN_HEIGHT, height.minimum)
            recorder.set(WIDGET_IDEAL_HEIGHT, height.ideal)
            recorder.set(WIDGET_MAX_HEIGHT, height.maximum)
            if alignment != .center { recorder.setAlignment(alignment.number) }
            content()
        }
    }
}

extension View {
    /// Adds a frame with size limits; with an infinite maximum it fills the proposed size.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment))
    }
}
