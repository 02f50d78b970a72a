import CWidgetPlugin
public import Foundation

/// Views one below another.
public struct VStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a stack.
    ///
    /// Without `spacing` each two views have the distance that suits them.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_VSTACK) {
            recorder.set(WIDGET_ALIGNMENT, alignment.code)
            recorder.set(WIDGET_SPACING, spacing)
            recorder.recordChildren(content)
        }
    }
}
