import CWidgetPlugin
public import Foundation

extension View {
    /// Gives the view its ideal size.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal size in some directions.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrapped(in: WIDGET_FIXED_SIZE) {
            $0.set(WIDGET_HORIZONTAL, horizontal)
            $0.set(WIDGET_VERTICAL, vertical)
        }
    }

    /// Sets how early a stack gives the view room; the default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        wrapped(in: WIDGET_LAYOUT_PRIORITY) { $0.set(WIDGET_AMOUNT, value) }
    }

    /// Sets where a horizontal guide is in the view.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(code: guide.code, computeValue: computeValue))
    }

    /// Sets where a vertical guide is in the view.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(code: guide.code, computeValue: computeValue))
    }
}

/// A view that says itself where an alignment guide is.
public struct _AlignmentGuideModifier {
    let code: Int64
    let computeValue: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuideModifier: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_ALIGNMENT_GUIDE) {
            recorder.set(WIDGET_ALIGNMENT, code)
            recorder.setGuide(WIDGET_CONTENT) { Double(computeValue(ViewDimensions($0))) }
            content()
        }
    }
}
