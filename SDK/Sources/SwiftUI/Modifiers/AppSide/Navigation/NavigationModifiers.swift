public import PortholeFoundation

/// Navigation bars of an app, which widgets do not have.
extension View {
    /// No effect here: a widget has no bars.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// No effect here: a widget has no bars.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// No effect here: a widget has no bars.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey) }

    /// No effect here: a widget has no bars.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarItems<L: View, T: View>(
        leading: L, trailing: T
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        navigationBarItems(leading: leading, trailing: EmptyView())
    }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        navigationBarItems(leading: EmptyView(), trailing: trailing)
    }

    /// No effect here: a widget is one screen.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget is one screen.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget is one screen.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
        _ style: S
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no tabs.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        withoutEffect()
    }
}

/// An item of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// How a bar shows its title.
    public enum TitleDisplayMode: Sendable {
        /// Like the previous screen.
        case automatic
        /// Inside the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

/// The appearance of a navigation view.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The default appearance.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A stack of screens.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default appearance.
    nonisolated public static var automatic: DefaultNavigationViewStyle {
        DefaultNavigationViewStyle()
    }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack of screens.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// No effect here: a widget has no bars.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ title: LocalizedStringResource) -> some View {
        navigationTitle(Text(title))
    }
}

extension View {
    /// No effect here: widgets do not navigate.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationSubtitle(
        _ subtitleKey: LocalizedStringKey
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(
        _ subtitle: LocalizedStringResource
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no bars.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(
        _ subtitle: S
    ) -> some View { withoutEffect() }
}
