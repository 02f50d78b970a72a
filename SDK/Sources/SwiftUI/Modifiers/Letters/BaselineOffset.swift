import CWidgetPlugin
public import Foundation

extension EnvironmentValues {
    private struct BaselineOffsetKey: RecordedEnvironmentKey {
        static let defaultValue: CGFloat = 0

        static func record(_ value: CGFloat, into recorder: ViewRecorder) {
            recorder.set(WIDGET_BASELINE_OFFSET, value)
        }
    }

    /// The offset of letters from the baseline, in points.
    package var baselineOffset: CGFloat {
        get { self[BaselineOffsetKey.self] }
        set { self[BaselineOffsetKey.self] = newValue }
    }
}

extension View {
    /// Moves letters up by points, or down.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.baselineOffset, baselineOffset)
    }
}
