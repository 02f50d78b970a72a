/// An app's place in a Mac's menu bar; a widget has none.
public struct MenuBarExtra<Label, Content> {}

extension MenuBarExtra: PrimitiveScene, Scene where Label: View, Content: View {}

extension MenuBarExtra where Label: View, Content: View {
    /// A label that opens this content, which a widget does not show.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    /// Creates a menu bar extra with a label, shown while `isInserted` is true; widgets do not show
    /// it.
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image>, Content: View {
    /// A symbol that opens this content, which a widget does not show.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {}

    /// A symbol that opens this content, which a widget does not show.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {}

    /// Creates a menu bar extra with an image; widgets do not show it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) {}
}

extension MenuBarExtra where Label == Text, Content: View {
    /// A title that opens this content, which a widget does not show.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) {}
}

/// The presentation of a menu bar extra.
public protocol MenuBarExtraStyle {}

/// The default of the platform.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the default style.
    public init() {}
}

/// Shows a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Shows a menu.
    public init() {}
}

/// Shows a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Shows a window.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The default of the platform.
    public static var automatic: Self { Self() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// Shows a menu.
    public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// Shows a window.
    public static var window: Self { Self() }
}

extension Scene {
    /// No effect here: a widget has no scenes.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        self
    }
}
