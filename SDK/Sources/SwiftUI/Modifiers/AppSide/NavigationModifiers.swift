public import PortholeFoundation

/// What the bars of an app's screens show; a widget has none.
extension View {
    /// No effect here: a widget has no bars.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        NoEffect.of(".navigationTitle")
        return self
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
    ) -> some View { self }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View { self }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationBarItems<L: View, T: View>(
        leading: L, trailing: T
    ) -> some View {
        NoEffect.of(".navigationBarItems")
        return self
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
        NoEffect.of(".navigationDestination")
        return self
    }

    /// No effect here: a widget is one screen.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        NoEffect.of(".navigationDestination")
        return self
    }

    /// No effect here: a widget is one screen.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
        _ style: S
    ) -> some View { self }

    /// No effect here: a widget has no tabs.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        NoEffect.of(".tabItem")
        return self
    }
}

/// An item of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// How large a bar's title is.
    public enum TitleDisplayMode: Sendable {
        /// As the screen before.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case large
    }
}

/// How a navigation view looks.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The usual look.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// One screen after another.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The usual look.
    nonisolated public static var automatic: DefaultNavigationViewStyle {
        DefaultNavigationViewStyle()
    }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen after another.
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
    /// No effect here: a widget goes nowhere.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    /// No effect here: a widget has no bars.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }
}
