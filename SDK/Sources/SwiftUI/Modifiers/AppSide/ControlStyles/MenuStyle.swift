/// The appearance of menus; a widget shows only the label of a menu.
@MainActor @preconcurrency
public protocol MenuStyle {}

/// The style that suits the platform.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style that suits the platform.
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu that looks like a button.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu that looks like a button.
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu that looks like a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu that looks like a button without a border.
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
        BorderlessButtonMenuStyle()
    }
}

extension View {
    /// No effect here: a widget shows only the label of a menu.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

    /// No effect here: menus have no indicator.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// No effect here: a widget shows only the label of a menu.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}
