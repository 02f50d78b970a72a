/// Views that could be scrolled to a place by a proxy; nothing is scrolled here.
public struct ScrollViewReader<Content> {
    /// Makes the views.
    public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
    /// Shows the views that `content` makes.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// The views.
    public var body: some View { content(ScrollViewProxy()) }
}

/// What could scroll views to a place.
public struct ScrollViewProxy: Sendable {
    /// Scrolls to the view with an identity.
    ///
    /// No effect here: nothing is scrolled.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
