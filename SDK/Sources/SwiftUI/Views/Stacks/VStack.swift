import CWidgetPlugin
public import Foundation

/// Views one below the other.
public struct VStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension VStack: View where Content: View {
    /// A stack records itself and its content.
    public typealias Body = Never

    /// Puts the views of `content` one below the other.
    ///
    /// Without a spacing, distances are those the platform finds fit for the views.
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
