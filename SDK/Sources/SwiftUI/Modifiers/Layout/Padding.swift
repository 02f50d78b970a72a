import CWidgetPlugin
public import Foundation

/// Room around a view.
struct PaddingModifier {
    /// Top, leading, bottom and trailing; not a number: the platform's choice.
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
    /// Adds room around the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(
            PaddingModifier(insets: [insets.top, insets.leading, insets.bottom, insets.trailing]))
    }

    /// Adds room on some sides of the view; a length of `nil` is 16 points.
    nonisolated public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        let sides: [Edge.Set] = [.top, .leading, .bottom, .trailing]
        return modifier(
            PaddingModifier(
                insets: sides.map { edges.contains($0) ? Double(length ?? .nan) : 0 }))
    }

    /// Adds as many points on all sides of the view.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}

/// The room that a scene has around its content.
public struct ScenePadding: Equatable, Sendable {
    /// The least room that content needs.
    public static let minimum = ScenePadding()
}

extension View {
    /// Adds the room of a scene on some sides of the view: here the platform's padding, 16 points.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Adds the room of a scene on some sides of the view: here the platform's padding, 16 points.
    nonisolated public func scenePadding(
        _ padding: ScenePadding, edges: Edge.Set = .all
    ) -> some View { self.padding(edges) }
}
