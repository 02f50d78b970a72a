/// The appearance of groups of controls; all styles look alike in a widget.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}

/// The style that suits the platform.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style that suits the platform.
    nonisolated public static var automatic: AutomaticControlGroupStyle {
        AutomaticControlGroupStyle()
    }
}

/// Controls as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls as in a navigation bar.
    nonisolated public static var navigation: NavigationControlGroupStyle {
        NavigationControlGroupStyle()
    }
}

/// Controls in a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// Controls in a menu.
    nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Controls side by side in one row of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
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
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Controls as a row of symbols.
    nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    /// No effect here: all groups of controls look alike.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        self
    }
}
