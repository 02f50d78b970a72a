/// Controls and other rows in a column; rows that do not fit are cut off.
///
/// Differs from Apple: rows have no insets, separators and background of their own.
public struct Form<Content> {
    let content: Content
}

extension Form: View where Content: View {
    /// Shows the views of `content`.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The rows as a list.
    public var body: some View { List { content } }
}
