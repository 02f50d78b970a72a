import CWidgetPlugin
public import Foundation

/// Views side by side.
public struct HStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a stack.
    ///
    /// Without `spacing` each two views have the distance that suits them.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_HSTACK) {
            recorder.set(WIDGET_ALIGNMENT, alignment.code)
            recorder.set(WIDGET_SPACING, spacing)
            recorder.recordChildren(content)
        }
    }
}
