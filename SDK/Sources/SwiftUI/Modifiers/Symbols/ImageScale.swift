import CWidgetPlugin

extension Image {
    /// The size of symbols relative to text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// The size of the text.
        case medium
        /// Larger than the text.
        case large

        fileprivate var number: Int64 {
            switch self {
            case .small: 1
            case .medium: 2
            case .large: 3
            }
        }
    }
}

extension EnvironmentValues {
    private struct ImageScaleKey: RecordedEnvironmentKey {
        static let defaultValue = Image.Scale.medium

        static func record(_ value: Image.Scale, into recorder: ViewRecorder) {
            recorder.set(WIDGET_IMAGE_SCALE, value.number)
        }
    }

    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols relative to text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
