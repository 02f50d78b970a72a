import CWidgetPlugin

/// The direction of text and rows.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From left to right, as in English.
    case leftToRight
    /// From right to left, as in Arabic.
    case rightToLeft
}

extension EnvironmentValues {
    private struct LayoutDirectionKey: RecordedEnvironmentKey {
        static let defaultValue = LayoutDirection.leftToRight

        static func record(_ value: LayoutDirection, into recorder: ViewRecorder) {
            recorder.set(WIDGET_RIGHT_TO_LEFT, value == .rightToLeft)
        }
    }

    /// The direction of text and rows.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}
