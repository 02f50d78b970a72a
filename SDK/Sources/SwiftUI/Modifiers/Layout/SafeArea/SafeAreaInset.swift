public import Foundation

/// A view that shares its room with another one at its edge.
struct SafeAreaInsetModifier<Inset: View> {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let inset: Inset
}

extension SafeAreaInsetModifier: ViewModifier {
    func body(content: Content) -> some View {
        switch edge {
        case .top:
            VStack(alignment: alignment.horizontal, spacing: spacing) {
                inset.layoutPriority(1)
                content
            }
        case .bottom:
            VStack(alignment: alignment.horizontal, spacing: spacing) {
                content
                inset.layoutPriority(1)
            }
        case .leading:
            HStack(alignment: alignment.vertical, spacing: spacing) {
                inset.layoutPriority(1)
                content
            }
        case .trailing:
            HStack(alignment: alignment.vertical, spacing: spacing) {
                content
                inset.layoutPriority(1)
            }
        }
    }
}

extension View {
    /// Shows another view above or below this one, which gets the rest of the room.
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

    /// Shows another view before or behind this one, which gets the rest of the room.
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
