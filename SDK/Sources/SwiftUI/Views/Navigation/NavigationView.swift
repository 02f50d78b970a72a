/// Screens one after another; a widget shows the first.
public struct NavigationView<Content> {
    let content: Content
}

extension NavigationView: View where Content: View {
    /// Shows the first screen.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        NoEffect.of("NavigationView")
        self.content = content()
    }

    /// The content of the first screen.
    public var body: some View { content }
}

/// Screens side by side; a widget shows the last.
public struct NavigationSplitView<Sidebar, Content, Detail> {
    let detail: Detail
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
    /// Shows the detail.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        NoEffect.of("NavigationSplitView")
        self.detail = detail()
    }

    /// The detail.
    public var body: some View { detail }
}
