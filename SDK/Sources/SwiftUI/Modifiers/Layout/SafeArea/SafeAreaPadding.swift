import CWidgetPlugin
public import Foundation

/// Room around a view that views inside may reach into.
private struct SafeAreaPadding {
    /// Top, leading, bottom and trailing; not a number: the platform's choice.
    let insets: [Double]
}

extension SafeAreaPadding: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_SAFE_AREA) {
            recorder.set(WIDGET_INSETS, insets)
            recorder.withEnvironment({ $0.hasSafeArea = true }, content)
        }
    }
}

extension View {
    /// Adds room around the view that views inside may reach into.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(
            SafeAreaPadding(insets: [insets.top, insets.leading, insets.bottom, insets.trailing]))
    }

    /// Adds room on some sides of the view that views inside may reach into; a length of `nil` is 16 points.
    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        let sides: [Edge.Set] = [.top, .leading, .bottom, .trailing]
        return modifier(
            SafeAreaPadding(
                insets: sides.map { edges.contains($0) ? Double(length ?? .nan) : 0 }))
    }

    /// Adds the same room on all sides of the view that views inside may reach into.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }
}
