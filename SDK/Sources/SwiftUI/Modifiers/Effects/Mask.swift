import CWidgetPlugin

/// A view that shows where another one is opaque.
struct MaskModifier<Mask: View> {
    let mask: Mask
    let alignment: Alignment
}

extension MaskModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_MASK) {
            if alignment != .center { recorder.setAlignment(alignment.number) }
            content()
            recorder.recordChildren(mask)
        }
    }
}

extension View {
    /// Shows the view where other views, in a frame of its size, are opaque.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows the view where another view, in a frame of its size, is opaque.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
