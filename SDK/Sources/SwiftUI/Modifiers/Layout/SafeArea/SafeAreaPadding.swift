import CWidgetPlugin
public import Foundation

/// A view whose safe area has padding.
private struct SafeAreaPadding {
    /// Top, leading, bottom and trailing, in points; NaN for the platform's padding.
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
    /// Adds padding to the safe area of the view.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(
            SafeAreaPadding(insets: [insets.top, insets.leading, insets.bottom, insets.trailing]))
    }

    /// Adds padding to some edges of the safe area of the view; a length of `nil` is 16 points.
    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        let sides: [Edge.Set] = [.top, .leading, .bottom, .trailing]
        return modifier(
            SafeAreaPadding(
                insets: sides.map { edges.contains($0) ? Double(length ?? .nan) : 0 }))
    }

    /// Adds padding of `length` points to all edges of the safe area of the view.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }
}
