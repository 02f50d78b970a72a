import CWidgetPlugin

extension Text {
    /// Which part of a line that is too long gives way to an ellipsis.
    public enum TruncationMode: Hashable, Sendable {
        /// Truncates the beginning.
        case head
        /// Truncates the end.
        case tail
        /// Truncates the middle.
        case middle

        fileprivate var value: widget_truncation {
            switch self {
            case .head: WIDGET_TRUNCATE_HEAD
            case .tail: WIDGET_TRUNCATE_TAIL
            case .middle: WIDGET_TRUNCATE_MIDDLE
            }
        }
    }
}

extension EnvironmentValues {
    private struct TruncationModeKey: RecordedEnvironmentKey {
        static let defaultValue = Text.TruncationMode.tail

        static func record(_ value: Text.TruncationMode, into recorder: ViewRecorder) {
            recorder.set(WIDGET_TRUNCATION, value.value)
        }
    }

    /// Which part of a line that is too long gives way to an ellipsis.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
}

extension View {
    /// Sets which part of a line that is too long gives way to an ellipsis.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
}
