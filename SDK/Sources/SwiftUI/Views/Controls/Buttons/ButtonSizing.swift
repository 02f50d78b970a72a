/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String

    /// As wide as their labels.
    public static var automatic: ButtonSizing { ButtonSizing(name: "automatic") }
    /// As wide as their labels.
    public static var fitted: ButtonSizing { ButtonSizing(name: "fitted") }
    /// As wide as the room there is.
    public static var flexible: ButtonSizing { ButtonSizing(name: "flexible") }
}

extension EnvironmentValues {
    private struct ButtonSizingKey: EnvironmentKey {
        static let defaultValue = ButtonSizing.automatic
    }

    /// How wide buttons in the view are.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide buttons with a border are in the view.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
