/// An app's windows; a widget has none.
public struct WindowGroup<Content> {}

extension WindowGroup: PrimitiveScene, Scene where Content: View {}

extension WindowGroup where Content: View {
    /// Windows with this content, which a widget does not show.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {}

    /// Windows with this content, which a widget does not show.
    nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {}

    /// Windows with this content, which a widget does not show.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// An app's settings window; a widget has none.
public struct Settings<Content> {}

extension Settings: PrimitiveScene, Scene where Content: View {}

extension Settings where Content: View {
    /// Creates a window scene; no effect here, because widgets show no windows.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {}
}
