import CWidgetPlugin
public import Foundation

/// What texts inherit; each value is recorded as the header's attribute of the same name.
extension EnvironmentValues {
    private struct FontKey: RecordedEnvironmentKey {
        static let defaultValue: Font? = nil

        static func record(_ value: Font?, into recorder: ViewRecorder) {
            (value ?? .body).record(into: recorder)
        }
    }

    private struct LineLimitKey: RecordedEnvironmentKey {
        static let defaultValue: Int? = nil

        static func record(_ value: Int?, into recorder: ViewRecorder) {
            recorder.set(WIDGET_LINE_LIMIT, Int64(max(value ?? 0, 0)))
        }
    }

    private struct AlignmentKey: RecordedEnvironmentKey {
        static let defaultValue = TextAlignment.leading

        static func record(_ value: TextAlignment, into recorder: ViewRecorder) {
            recorder.set(WIDGET_TEXT_ALIGNMENT, value.header)
        }
    }

    private struct MinimumScaleKey: RecordedEnvironmentKey {
        static let defaultValue: CGFloat = 1

        static func record(_ value: CGFloat, into recorder: ViewRecorder) {
            recorder.set(WIDGET_MINIMUM_SCALE, Double(value))
        }
    }

    private struct LineSpacingKey: RecordedEnvironmentKey {
        static let defaultValue: CGFloat = 0

        static func record(_ value: CGFloat, into recorder: ViewRecorder) {
            recorder.set(WIDGET_LINE_SPACING, Double(value))
        }
    }

    private struct TruncationKey: RecordedEnvironmentKey {
        static let defaultValue = Text.TruncationMode.tail

        static func record(_ value: Text.TruncationMode, into recorder: ViewRecorder) {
            recorder.set(WIDGET_TRUNCATION, value.header)
        }
    }

    /// The font; nil is that of running text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// How many lines a text may have; nil is as many as fit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How the lines of a text stand to one another.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    /// How far a text may shrink before it is cut off.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleKey.self] }
        set { self[MinimumScaleKey.self] = newValue }
    }

    /// The distance between lines, in points beside the font's own.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Where a text that does not fit is cut off.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
}
