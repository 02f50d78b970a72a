import CWidgetPlugin

extension Text {
    /// How large letters are beside others of the same font.
    public struct Scale: Hashable, Sendable {
        /// The part of the font's size.
        let factor: Double

        /// The font's own size.
        public static let `default` = Scale(factor: 1)
        /// A smaller size, for units beside numbers.
        public static let secondary = Scale(factor: 0.8)
    }
}

extension EnvironmentValues {
    private struct TextScaleKey: EnvironmentKey { static let defaultValue = Text.Scale.default }

    /// How large letters are beside others of the same font.
    package var textScale: Text.Scale {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}

extension View {
    /// Makes letters smaller that stand beside others where `isEnabled`.
    nonisolated public func textScale(
        _ scale: Text.Scale, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
    }
}
