/// The appearance of tabs; all styles look the same here.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// Tabs below the content.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
    /// When page dots are shown.
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
    /// Tabs below the content.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages side by side.
    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
    /// Sets the style of tab views.
    ///
    /// No effect here: a widget shows the first tab only.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        withoutEffect()
    }
}
