public import PortholeFoundation

/// The transition of a navigation; widgets have no navigation.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The default transition of the screen.
public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

/// Zooms from a source view.
public struct ZoomNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition of the screen.
    nonisolated public static var automatic: AutomaticNavigationTransition {
        AutomaticNavigationTransition()
    }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Zooms from the view marked by `matchedTransitionSource`.
    nonisolated public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// How the columns of a split view share its width; widgets do not navigate.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default for the columns.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Narrows all columns equally.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Keeps the detail column as wide as without the others.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default for the columns.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
        AutomaticNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Narrows all columns equally.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
        BalancedNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Keeps the detail column as wide as without the others.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

/// The purpose of a toolbar.
public struct ToolbarRole: Sendable {
    /// The default of the context.
    public static let automatic = ToolbarRole()
    /// Going through content.
    public static let browser = ToolbarRole()
    /// Edits content.
    public static let editor = ToolbarRole()
    /// Navigates back and forth.
    public static let navigationStack = ToolbarRole()
}

/// When the tab bar minimizes.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The default of the context.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// While one scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// When scrolling up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never minimizes.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// A widget has neither screens nor bars.
extension View {
    /// No effect here: a widget has no screens.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget has no columns.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget has no tabs.
    nonisolated public func tabBarMinimizeBehavior(
        _ behavior: TabBarMinimizeBehavior
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no tabs.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets cannot be searched.
    nonisolated public func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no inspector.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget says nothing larger.
    nonisolated public func accessibilityLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { withoutEffect() }

    /// Adds a bar at the top or bottom edge of the view, as `safeAreaInset` does.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Adds a bar at the leading or trailing edge of the view, as `safeAreaInset` does.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
