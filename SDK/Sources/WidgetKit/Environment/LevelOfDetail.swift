/// How much detail a widget should show, depending on the viewing distance.
public struct LevelOfDetail: Hashable, Sendable {
    private let name: String

    /// Full detail.
    public static let `default` = LevelOfDetail(name: "default")
    /// The most important information only, in large type.
    public static let simplified = LevelOfDetail(name: "simplified")
}

extension EnvironmentValues {
    private struct LevelOfDetailKey: EnvironmentKey {
        static var defaultValue: LevelOfDetail { .default }
    }

    /// The level of detail the widget should show; full detail unless an enclosing view sets it.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}
