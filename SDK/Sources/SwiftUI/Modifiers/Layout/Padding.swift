import CWidgetPlugin
public import Foundation

/// Adds padding to a view.
struct PaddingModifier {
    /// Top, leading, bottom and trailing, in points; NaN for the platform's padding.
    let insets: [Double]
}

extension PaddingModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_PADDING) {
            recorder.set(WIDGET_INSETS, insets)
            content()
        }
    }
}

extension View {
    /// Adds padding to the edges of the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(
            PaddingModifier(insets: [insets.top, insets.leading, insets.bottom, insets.trailing]))
    }

    /// Adds padding to some edges of the view; a length of `nil` is 16 points.
    nonisolated public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        let sides: [Edge.Set] = [.top, .leading, .bottom, .trailing]
        return modifier(
            PaddingModifier(
                insets: sides.map { edges.contains($0) ? Double(length ?? .nan) : 0 }))
    }

    /// Adds padding of `length` points to all edges of the view.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}

/// The padding of the content of a scene.
public struct ScenePadding: Equatable, Sendable {
    /// The least padding that content needs.
    public static let minimum = ScenePadding()
}

extension View {
    /// Adds a scene's padding to some edges of the view: here the platform's, 16 points.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Adds a scene's padding to some edges of the view: here the platform's, 16 points.
    nonisolated public func scenePadding(
        _ padding: ScenePadding, edges: Edge.Set = .all
    ) -> some View { self.padding(edges) }
}
