import CWidgetPlugin

extension EnvironmentValues {
    private struct FontWeightKey: RecordedEnvironmentKey {
        static let defaultValue: Font.Weight? = nil

        static func record(_ value: Font.Weight?, into recorder: ViewRecorder) {
            recorder.set(WIDGET_FONT_WEIGHT, Int64(value?.value ?? 0))
        }
    }

    /// The font weight; `nil` keeps that of the font.
    package var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the font weight; `nil` keeps that of the font.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.fontWeight, weight)
    }

    /// Makes text bold if `isActive` is true; a font weight wins.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontWeight) { weight in
            if isActive {
                weight = weight ?? .emphasized
            } else if weight == .emphasized {
                weight = nil
            }
        }
    }
}
