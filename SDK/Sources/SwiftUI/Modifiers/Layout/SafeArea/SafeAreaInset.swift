import CWidgetPlugin
public import Foundation

/// A view whose safe area is inset at an edge by another view.
struct SafeAreaInsetModifier<Inset: View> {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let inset: Inset
}

extension SafeAreaInsetModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_SAFE_AREA) {
            recorder.set(WIDGET_EDGES, Int64(Edge.Set(edge).rawValue))
            recorder.set(WIDGET_SPACING, spacing)
            if alignment != .center { recorder.setAlignment(alignment.number) }
            recorder.withEnvironment({ $0.hasSafeArea = true }, content)
            recorder.recordChildren(inset)
        }
    }
}

extension View {
    /// Shows another view at the top or bottom edge, whose height insets the safe area of this one.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
                inset: content()))
    }

    /// Shows another view at the leading or trailing edge, whose width insets the safe area of this
    /// one.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
                inset: content()))
    }
}
