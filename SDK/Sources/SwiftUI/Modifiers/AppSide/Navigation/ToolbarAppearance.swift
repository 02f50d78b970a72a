/// A bar of an app's screens.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    /// Whatever bars there are.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The navigation bar.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bottom bar.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The tab bar.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The window toolbar.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

extension View {
    /// No effect here: a widget has no bars.
    nonisolated public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
    { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        withoutEffect()
    }
}

/// An item that bars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// The button of a sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    /// The default of the context.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// Inside the bar.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
    /// Large, below the bar.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// Large, inside the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}
