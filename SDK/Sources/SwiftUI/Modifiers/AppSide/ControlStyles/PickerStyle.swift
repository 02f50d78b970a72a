/// The appearance of pickers; all styles look the same here.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The default of the context.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Shows the choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Shows the choices in a menu.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Shows the choices on a wheel.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Shows the choices inside the enclosing list.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Shows the choices on a separate screen.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Shows the choices as a row of symbols.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// Shows the choices on a separate screen.
    nonisolated public static var navigationLink: NavigationLinkPickerStyle {
        NavigationLinkPickerStyle()
    }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Shows the choices as a row of symbols.
    nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default of the context.
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Shows the choices side by side.
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// Shows the choices in a menu.
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// Shows the choices on a wheel.
    nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Shows the choices inside the enclosing list.
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
    /// No effect here: nothing is chosen in a widget.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { withoutEffect() }
}
