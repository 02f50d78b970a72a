/// The appearance of the page indicator of a `TabView`; a widget has none.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Shows a dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Sendable {
        /// The default of the platform.
        public static let automatic = BackgroundDisplayMode()
        /// Only while the dots are touched.
        public static let interactive = BackgroundDisplayMode()
        /// Always shows the background.
        public static let always = BackgroundDisplayMode()
        /// Never shows the background.
        public static let never = BackgroundDisplayMode()
    }

    /// Creates the style.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Shows a dot for each page.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A dot for each page, with a background.
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
    /// No effect here: a widget has no pages.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        withoutEffect()
    }
}
