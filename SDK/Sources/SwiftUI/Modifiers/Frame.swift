import CWidgetPlugin
public import Foundation

/// A frame of a given size, or of the view's own.
public struct _FrameLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
}

extension _FrameLayout: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_FRAME) {
            recorder.set(WIDGET_WIDTH, width)
            recorder.set(WIDGET_HEIGHT, height)
            recorder.set(WIDGET_ALIGNMENT, alignment.code)
            content()
        }
    }
}

/// A frame that stretches within limits.
public struct _FlexFrameLayout {
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment
}

extension _FlexFrameLayout: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_FLEX_FRAME) {
            recorder.set(WIDGET_MIN_WIDTH, minWidth)
            recorder.set(WIDGET_IDEAL_WIDTH, idealWidth)
            recorder.set(WIDGET_MAX_WIDTH, maxWidth)
            recorder.set(WIDGET_MIN_HEIGHT, minHeight)
            recorder.set(WIDGET_IDEAL_HEIGHT, idealHeight)
            recorder.set(WIDGET_MAX_HEIGHT, maxHeight)
            recorder.set(WIDGET_ALIGNMENT, alignment.code)
            content()
        }
    }
}

extension View {
    /// Puts the view into a frame of a fixed size.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a frame that stretches within limits.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
                minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
                alignment: alignment))
    }
}
