/// How much a widget should say, as from near or from far.
public struct LevelOfDetail: Hashable, Sendable {
    private let name: String

    /// All there is.
    public static let `default` = LevelOfDetail(name: "default")
    /// What matters most, in large letters.
    public static let simplified = LevelOfDetail(name: "simplified")
}

extension EnvironmentValues {
    private struct LevelOfDetailKey: EnvironmentKey {
        static var defaultValue: LevelOfDetail { .default }
    }

    /// How much the widget should say; here all there is, unless a view around sets it.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}
