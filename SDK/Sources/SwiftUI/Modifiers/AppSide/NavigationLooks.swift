public import PortholeFoundation

/// How a screen of an app's navigation comes; a widget has none.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// As suits the screen.
public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

/// By growing out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As suits the screen.
    nonisolated public static var automatic: AutomaticNavigationTransition {
        AutomaticNavigationTransition()
    }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// By growing out of the view that `matchedTransitionSource` names.
    nonisolated public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// How columns share an app's room; a widget has none.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// As suits the columns.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// Each less wide.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// The last as wide as without the others.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As suits the columns.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
        AutomaticNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Each less wide.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
        BalancedNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last as wide as without the others.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
    /// The default of the context.
    public static let automatic = ToolbarRole()
    /// Going through content.
    public static let browser = ToolbarRole()
    /// Changing content.
    public static let editor = ToolbarRole()
    /// Going back and forth.
    public static let navigationStack = ToolbarRole()
}

/// When a bar of tabs makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The default of the context.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// While one scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// While one scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// A widget has neither screens nor bars.
extension View {
    /// No effect here: a widget has no screens.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        self
    }

    /// No effect here: a widget has no columns.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S
    ) -> some View { self }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// No effect here: a widget has no bars.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        self
    }

    /// No effect here: a widget has no tabs.
    nonisolated public func tabBarMinimizeBehavior(
        _ behavior: TabBarMinimizeBehavior
    ) -> some View { self }

    /// No effect here: a widget has no tabs.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        NoEffect.of(".tabViewBottomAccessory")
        return self
    }

    /// No effect here: widgets cannot be searched.
    nonisolated public func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    ) -> some View { self }

    /// No effect here: a widget has no inspector.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        NoEffect.of(".inspector")
        return self
    }

    /// No effect here: widgets present nothing.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        NoEffect.of(".popover")
        return self
    }

    /// No effect here: a widget says nothing larger.
    nonisolated public func accessibilityLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Puts a bar at the view's upper or lower edge, as `safeAreaInset` does.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts a bar at the view's leading or trailing edge, as `safeAreaInset` does.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
