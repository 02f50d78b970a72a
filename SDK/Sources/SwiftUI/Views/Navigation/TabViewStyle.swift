/// The appearance of tabs; all styles look the same here.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// Tabs below the screens.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Screens to leaf through.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether dots show which screen one sees.
    public struct IndexDisplayMode: Sendable {
        /// Shows the page dots if there are several pages.
        public static let automatic = IndexDisplayMode()
        /// Always shows the page dots.
        public static let always = IndexDisplayMode()
        /// Never shows the page dots.
        public static let never = IndexDisplayMode()
    }

    /// Creates the style.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Tabs below the screens.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Screens to leaf through.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Screens to leaf through.
    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
    /// No effect here: a widget has no tabs.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        withoutEffect()
    }
}
