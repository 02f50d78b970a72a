import CWidgetPlugin
public import Foundation

/// A view that sets an alignment guide.
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
    /// Sets the position of an alignment guide, in points from the view's left edge; called during
    /// layout.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: g.number, computeValue: computeValue))
    }

    /// Sets the position of an alignment guide, in points from the view's top edge; called during
    /// layout.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: g.number, computeValue: computeValue))
    }
}
