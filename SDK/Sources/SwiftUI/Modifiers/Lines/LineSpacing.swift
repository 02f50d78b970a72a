import CWidgetPlugin
public import Foundation

extension EnvironmentValues {
    private struct LineSpacingKey: RecordedEnvironmentKey {
        static let defaultValue: CGFloat = 0

        static func record(_ value: CGFloat, into recorder: ViewRecorder) {
            recorder.set(WIDGET_LINE_SPACING, Double(value))
        }
    }

    /// The additional space between lines, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
}

extension View {
    /// Adds space between lines, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
}
