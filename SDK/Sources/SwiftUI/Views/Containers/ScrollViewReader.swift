/// Content that a proxy could scroll; widgets do not scroll.
public struct ScrollViewReader<Content> {
    /// Creates the content.
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

/// Scrolls the views around it.
///
/// No effect here: widgets do not scroll.
public struct ScrollViewProxy: Sendable {
    /// Scrolls to the view with an identity.
    ///
    /// No effect here: nothing is scrolled.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
