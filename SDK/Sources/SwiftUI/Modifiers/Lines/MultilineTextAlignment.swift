import CWidgetPlugin

/// The alignment of multiline text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// The leading edge.
    case leading
    /// Centered.
    case center
    /// The trailing edge.
    case trailing
}

extension EnvironmentValues {
    private struct TextAlignmentKey: RecordedEnvironmentKey {
        static let defaultValue = TextAlignment.leading

        static func record(_ value: TextAlignment, into recorder: ViewRecorder) {
            recorder.set(WIDGET_TEXT_ALIGNMENT, value.alignment)
        }
    }

    /// The alignment of multiline text.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
}

extension TextAlignment {
    fileprivate var alignment: widget_text_alignment {
        switch self {
        case .leading: WIDGET_TEXT_LEADING
        case .center: WIDGET_TEXT_CENTER
        case .trailing: WIDGET_TEXT_TRAILING
        }
    }
}

extension View {
    /// Aligns the lines of multiline text.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}
