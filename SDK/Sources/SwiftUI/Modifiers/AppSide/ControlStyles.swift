/// How forms look; all look alike here.
@MainActor @preconcurrency
public protocol FormStyle {}

/// As suits the place.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// In groups.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// In columns.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// As suits the place.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// In groups.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// In columns.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// How menus look; of all only the label is seen here.
@MainActor @preconcurrency
public protocol MenuStyle {}

/// As suits the place.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// As a button.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// As suits the place.
    nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// As a button.
    nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// Without a border.
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
        BorderlessButtonMenuStyle()
    }
}

/// How dates are chosen; all are shown alike here.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// As suits the place.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// In little room.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// On a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// On wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// As suits the place.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// In little room.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// On a calendar.
    nonisolated public static var graphical: GraphicalDatePickerStyle {
        GraphicalDatePickerStyle()
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// On wheels.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// How groups of controls look; all look alike here.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}

/// As suits the place.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// As suits the place.
    nonisolated public static var automatic: AutomaticControlGroupStyle {
        AutomaticControlGroupStyle()
    }
}

/// As in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// As in a bar.
    nonisolated public static var navigation: NavigationControlGroupStyle {
        NavigationControlGroupStyle()
    }
}

/// As a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// As a menu.
    nonisolated public static var menu: MenuControlGroupStyle {
        MenuControlGroupStyle()
    }
}

/// As a small menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// As a small menu.
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
        CompactMenuControlGroupStyle()
    }
}

/// As a row of symbols.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// As a row of symbols.
    nonisolated public static var palette: PaletteControlGroupStyle {
        PaletteControlGroupStyle()
    }
}

/// How the pages of tabs are told; a widget has none.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// As dots.
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether something is seen behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        /// As suits the place.
        public static let automatic = BackgroundDisplayMode()
        /// While they are touched.
        public static let interactive = BackgroundDisplayMode()
        /// Always.
        public static let always = BackgroundDisplayMode()
        /// Never.
        public static let never = BackgroundDisplayMode()
    }

    /// Creates the style.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// As dots.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// As dots on a ground.
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// In which order a menu shows its buttons.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// As suits the place.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first next to the finger.
    public static let priority = MenuOrder(name: "priority")
    /// As written.
    public static let fixed = MenuOrder(name: "fixed")
}

extension View {
    /// No effect here: groups of controls look alike.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        self
    }

    /// No effect here: a widget has no pages.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

    /// No effect here: forms look alike.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

    /// No effect here: of a menu only the label is seen.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

    /// No effect here: a menu has no mark.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// No effect here: of a menu only the label is seen.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

    /// No effect here: dates to choose are shown alike.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
