import CWidgetPlugin
public import Foundation

extension EnvironmentValues {
    private struct MinimumScaleFactorKey: RecordedEnvironmentKey {
        static let defaultValue: CGFloat = 1

        static func record(_ value: CGFloat, into recorder: ViewRecorder) {
            recorder.set(WIDGET_MINIMUM_SCALE, Double(value))
        }
    }

    /// The minimum scale of text to make it fit.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
}

extension View {
    /// Sets how small a text may become to fit, as a part of its font's size.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
}
