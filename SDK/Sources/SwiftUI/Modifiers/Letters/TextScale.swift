import CWidgetPlugin

extension Text {
    /// The relative size of text within the same font.
    public struct Scale: Hashable, Sendable {
        /// The part of the font's size, for regular letters of up to 17 points.
        let factor: Double

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// A smaller size, for units next to numbers.
        public static let secondary = Scale(factor: 0.8)
    }
}

extension EnvironmentValues {
    private struct TextScaleKey: EnvironmentKey { static let defaultValue = Text.Scale.default }

    /// The relative size of text.
    package var textScale: Text.Scale {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}

extension View {
    /// Makes text secondary in size if `isEnabled` is true.
    nonisolated public func textScale(
        _ scale: Text.Scale, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
    }
}
