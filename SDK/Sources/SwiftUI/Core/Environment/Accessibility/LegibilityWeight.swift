/// The weight of text.
public enum LegibilityWeight: Hashable, Sendable {
    /// The regular weight.
    case regular
    /// A heavier weight.
    case bold
}

extension EnvironmentValues {
    private struct LegibilityWeightKey: EnvironmentKey {
        static let defaultValue: LegibilityWeight? = nil
    }

    /// The preferred weight of text.
    ///
    /// No effect here: text has the weight of its font.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
