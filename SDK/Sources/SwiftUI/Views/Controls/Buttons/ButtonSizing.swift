/// The width of buttons.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String

    /// The width of the label.
    public static var automatic: ButtonSizing { ButtonSizing(name: "automatic") }
    /// The width of the label.
    public static var fitted: ButtonSizing { ButtonSizing(name: "fitted") }
    /// The available width.
    public static var flexible: ButtonSizing { ButtonSizing(name: "flexible") }
}

extension EnvironmentValues {
    private struct ButtonSizingKey: EnvironmentKey {
        static let defaultValue = ButtonSizing.automatic
    }

    /// The width of buttons in the view.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets the width of bordered buttons in the view.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
