import CWidgetPlugin
public import Foundation

/// Room around a view; NaN is the platform's.
public struct _PaddingLayout {
    let edges: Edge.Set
    let insets: EdgeInsets?
}

extension _PaddingLayout: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        func inset(_ edge: Edge.Set, _ path: KeyPath<EdgeInsets, CGFloat>) -> Double {
            edges.contains(edge) ? (insets?[keyPath: path]).map { Double($0) } ?? .nan : 0
        }
        recorder.node(WIDGET_PADDING) {
            recorder.set(
                WIDGET_INSETS,
                [
                    inset(.top, \.top), inset(.leading, \.leading), inset(.bottom, \.bottom),
                    inset(.trailing, \.trailing),
                ])
            content()
        }
    }
}

extension View {
    /// Adds room around the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }

    /// Adds room at some edges; nil is what the platform likes.
    nonisolated public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return modifier(_PaddingLayout(edges: edges, insets: insets))
    }

    /// Adds room at all edges.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
