import CWidgetPlugin
public import Foundation

/// A view with a guide at a place of its own.
struct AlignmentGuideModifier {
    let guide: Int64
    let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_ALIGNMENT_GUIDE) {
            recorder.setAlignment(guide)
            recorder.setGuide(WIDGET_CONTENT) { Double(computeValue($0)) }
            content()
        }
    }
}

extension View {
    /// Sets where the view has a guide, from its left edge; called while the widget is laid out.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: g.number, computeValue: computeValue))
    }

    /// Sets where the view has a guide, from its top edge; called while the widget is laid out.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: g.number, computeValue: computeValue))
    }
}
