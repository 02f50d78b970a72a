import CWidgetPlugin
public import Foundation

/// A vertical stack of views.
public struct VStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension VStack: View where Content: View {
    /// A stack records itself and its content.
    public typealias Body = Never

    /// Arranges the views of `content` in a column.
    ///
    /// Without a spacing, the distances are those that the views prefer.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_VSTACK) {
            if alignment != .center { recorder.setAlignment(alignment.number) }
            recorder.set(WIDGET_SPACING, spacing)
            recorder.recordChildren(content)
        }
    }
}
