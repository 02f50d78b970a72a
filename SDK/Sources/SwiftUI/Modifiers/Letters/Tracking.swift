import CWidgetPlugin
public import Foundation

extension EnvironmentValues {
    private struct TrackingKey: RecordedEnvironmentKey {
        static let defaultValue: CGFloat = 0

        static func record(_ value: CGFloat, into recorder: ViewRecorder) {
            recorder.set(WIDGET_TRACKING, value)
        }
    }

    /// Points added after each letter, ligatures taken apart.
    package var tracking: CGFloat {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }
}

extension View {
    /// Adds points after each letter, and takes ligatures apart.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.tracking, tracking)
    }
}
