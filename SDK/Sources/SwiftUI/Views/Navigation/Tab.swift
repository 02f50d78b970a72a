public import PortholeFoundation

/// A screen behind a tab; a widget shows the first one's content.
public struct Tab<Value, Content, Label> {
    let content: Content
}

extension Tab: View where Content: View, Label: View {
    /// The content of the tab.
    public var body: some View { content }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A screen with a value.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.content = content() }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with content.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.content = content() }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A screen with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// A screen with a title in the user's language and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// A screen with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// A screen with a title and an image.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// A screen with a title in the user's language and an image.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A screen with a title, a symbol and a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// A screen with a title in the user's language, a symbol and a value.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
        role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// A screen with a title, a symbol and a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }

    /// A screen with a title, an image and a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

/// The label that a tab makes of a title and a symbol.
public struct DefaultTabLabel: View {
    /// An empty view, because a widget has no tabs.
    public var body: some View { EmptyView() }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// Search.
    public static let search = TabRole(name: "search")
}
