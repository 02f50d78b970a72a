/// How heavy text should be.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Heavier than usual.
    case bold
}

extension EnvironmentValues {
    private struct LegibilityWeightKey: EnvironmentKey {
        static let defaultValue: LegibilityWeight? = nil
    }

    /// How heavy text should be.
    ///
    /// No effect here: texts have their fonts' weights.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
