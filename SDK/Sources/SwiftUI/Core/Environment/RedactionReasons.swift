import CWidgetPlugin

/// Why a view's content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view is a placeholder for content that is not available yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date, and its replacement under way.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
    private struct RedactionReasonsKey: RecordedEnvironmentKey {
        static let defaultValue: RedactionReasons = []

        static func record(_ value: RedactionReasons, into recorder: ViewRecorder) {
            recorder.set(WIDGET_REDACTED, Int64(value.rawValue))
        }
    }

    /// Why content is hidden here.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}
