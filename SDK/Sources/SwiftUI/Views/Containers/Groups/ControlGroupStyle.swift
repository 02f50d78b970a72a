/// The appearance of control groups.
///
/// Differs from Apple: all of the platform's styles are a row in a widget, without the label.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the parts in this style.
    associatedtype Body: View
    /// The content of a group.
    typealias Configuration = ControlGroupStyleConfiguration
    /// Arranges controls and their label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Controls that belong together, and their label.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public let content: Content
    /// The label; empty for a group without one.
    public let label: Label

    /// The controls of a group.
    public struct Content: View {
        let content: AnyView

        /// The controls.
        public var body: some View { content }
    }

    /// The label of a group.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }
}

/// The default style of the platform.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The controls in a row.
    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style of the platform.
    nonisolated public static var automatic: AutomaticControlGroupStyle {
        AutomaticControlGroupStyle()
    }
}

/// Controls as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The controls in a row.
    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls as in a navigation bar.
    nonisolated public static var navigation: NavigationControlGroupStyle {
        NavigationControlGroupStyle()
    }
}

/// Shows controls in a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The controls in a row.
    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// Shows controls in a menu.
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Controls side by side in one row of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The controls in a row.
    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }
    }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Controls side by side in one row of a menu.
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
        CompactMenuControlGroupStyle()
    }
}

/// Controls as a row of symbols.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The controls in a row.
    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Controls as a row of symbols.
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension EnvironmentValues {
    private struct ControlGroupStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<ControlGroupStyleConfiguration> {
            StyleStack(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    var controlGroupStyle: StyleStack<ControlGroupStyleConfiguration> {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how groups of controls look in the view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        transformEnvironment(\.controlGroupStyle) { styles in
            styles.push(style) { $0.makeBody(configuration: $1) }
        }
    }
}
