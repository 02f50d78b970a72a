import CWidgetPlugin

/// The preferred text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// Three steps below the default.
    case xSmall
    /// Two steps below the default.
    case small
    /// One step below the default.
    case medium
    /// The default size.
    case large
    /// One step above the default.
    case xLarge
    /// Two steps above the default.
    case xxLarge
    /// The largest size that is not an accessibility size.
    case xxxLarge
    /// The smallest accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest accessibility size.
    case accessibility5

    /// Whether the size is one of the five accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Compares by size.
    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    // The C header counts from 1.
    init(_ size: widget_text_size) { self = Self(rawValue: Int(size.rawValue) - 1) ?? .large }

    fileprivate var textSize: widget_text_size { widget_text_size(rawValue: UInt32(rawValue) + 1) }
}

extension EnvironmentValues {
    private struct DynamicTypeSizeKey: RecordedEnvironmentKey {
        static let defaultValue = DynamicTypeSize.large

        static func record(_ value: DynamicTypeSize, into recorder: ViewRecorder) {
            recorder.set(WIDGET_TEXT_SIZE, value.textSize)
        }
    }

    /// The preferred text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}
