/// The appearance of menus; a widget shows only the label of a menu.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the menu in this style.
    associatedtype Body: View
    /// The content of a menu.
    typealias Configuration = MenuStyleConfiguration
    /// Returns the view of a menu; `Menu(configuration)` is the menu itself.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The content of a menu.
public struct MenuStyleConfiguration {
    let label: Label

    /// The label of a menu.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The buttons of a menu, which a widget does not show.
    public struct Content: View {
        /// An empty view.
        public var body: some View { EmptyView() }
    }
}

/// The default style of the platform.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.tint)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style of the platform.
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu that looks like a button.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.tint)
    }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu that looks like a button.
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu that looks like a borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.tint)
    }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu that looks like a borderless button.
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
        BorderlessButtonMenuStyle()
    }
}

extension EnvironmentValues {
    private struct MenuStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<MenuStyleConfiguration> {
            StyleStack(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    var menuStyle: StyleStack<MenuStyleConfiguration> {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the labels of menus look in the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        transformEnvironment(\.menuStyle) { styles in
            styles.push(style) { $0.makeBody(configuration: $1) }
        }
    }

    /// Sets whether menus show an indicator.
    ///
    /// No effect here: menus have no indicator.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { withoutEffect() }

    /// Sets the order of the items of menus.
    ///
    /// No effect here: a widget shows only the label of a menu.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { withoutEffect() }
}
