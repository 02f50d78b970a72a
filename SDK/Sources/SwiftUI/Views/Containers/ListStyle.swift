/// The appearance of lists; all styles look the same here.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The platform's choice of a list's look.
public struct DefaultListStyle: ListStyle {
    /// The platform's choice.
    nonisolated public init() {}
}

/// A list without a frame.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A list whose sections have frames.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A list whose sections have round frames.
public struct InsetGroupedListStyle: ListStyle {
    /// A list in round groups.
    nonisolated public init() {}
}

/// A list inside margins.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A sidebar list.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The default of the platform.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// A list without a frame.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A list whose sections have frames.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A list whose sections have round frames.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// A list inside margins.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A sidebar list.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
